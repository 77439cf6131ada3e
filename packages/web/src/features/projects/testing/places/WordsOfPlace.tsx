import type { TestedPlace } from '@earshot/core/evaluations/evaluations.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatNumber, formatPercent } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { testingTexts } from '../../testing.texts.ts';
import type { Names } from './PlaceLine.tsx';
import { type Piece, wordPieces } from './word-pieces.ts';

type Props = { words: NonNullable<TestedPlace['words']>; right: string; names: Names };

/** How many words of a call were heard wrongly; unfolded, what was said beside what was heard. */
export function WordsOfPlace({ words, right, names }: Props) {
  const t = useTexts(testingTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { said, wrong, against } = words;
  const line = (version: string, mistakes: number) =>
    t('wordsWrong', {
      version,
      wrong: formatNumber(mistakes),
      said: formatNumber(said),
      share: formatPercent(mistakes / Math.max(1, said), 1),
    });
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className="place-words">
      <p className="sm num told-answers">
        {against !== null && names.against !== null && <span>{line(names.against, against)}</span>}
        <span>{line(names.version, wrong)}</span>
        <button
          type="button"
          className="plain link"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon size={13} aria-hidden /> {t(isOpen ? 'fold' : 'compare')}
        </button>
      </p>
      {isOpen && <Compared right={right} heard={words.heard} />}
    </div>
  );
}

function Compared({ right, heard }: { right: string; heard: string }) {
  const t = useTexts(testingTexts);
  const pieces = useMemo(() => wordPieces(right, heard), [right, heard]);
  return (
    <div className="words-compared">
      <div>
        <h3>{t('wordsRight')}</h3>
        <Text pieces={pieces.right} className="missing" />
      </div>
      <div>
        <h3>{t('wordsHeard')}</h3>
        <Text pieces={pieces.heard} className="added" />
      </div>
    </div>
  );
}

function Text({ pieces, className }: { pieces: readonly Piece[]; className: string }) {
  return (
    <p>
      {pieces.map(({ text, isSame }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move.
        <span key={at}>
          {at > 0 && ' '}
          {isSame ? text : <mark className={`word-${className}`}>{text}</mark>}
        </span>
      ))}
    </p>
  );
}
