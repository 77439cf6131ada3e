import type { WordTold } from '@earshot/core/classifiers/checks.api.ts';
import { formatFixed } from '../../../lib/format.ts';
import { toldPieces } from './told-pieces.ts';

type Props = { text: string; words: readonly WordTold[] };

/** With its sign, as weights are read. */
export const signed = (weight: number): string =>
  weight < 0 ? `−${formatFixed(-weight, 1)}` : `+${formatFixed(weight, 1)}`;

/** A text in which the words that decided stand out: for a label by their shade, against it by a dashed edge. */
export function ToldText({ text, words }: Props) {
  return (
    <span dir="auto">
      {toldPieces(text, words).map(({ text: piece, start, strength, weight }) =>
        strength === 0 ? (
          piece
        ) : (
          <mark
            key={start}
            className={strength < 0 ? 'told against' : `told for-${strength}`}
            title={signed(weight)}
          >
            {piece}
          </mark>
        ),
      )}
    </span>
  );
}
