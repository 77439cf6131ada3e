import type { DiffPiece } from './version-diff.ts';

/** `labels`: what somebody who does not see the colours is told before the words of a kind. */
type Props = { pieces: readonly DiffPiece[]; labels: { was: string; now: string } };

/** Words of which some are struck out and others stand instead. */
export function DiffPieces({ pieces, labels }: Props) {
  const tag = { was: 'del', now: 'ins' } as const;
  return pieces.map(({ kind, text }, at) => {
    if (kind === 'same') return `${text} `;
    const Tag = tag[kind];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a difference never move.
      <span key={at}>
        <span className="visually-hidden">{labels[kind]} </span>
        <Tag>{text}</Tag>{' '}
      </span>
    );
  });
}
