import type { Phrase } from '@earshot/core/transcripts/transcripts.ts';
import { memo } from 'react';
import { formatClock } from '../../lib/format.ts';
import type { TranscriptIndex, TurnRow } from './transcript-index.ts';

/** Below this the engine was guessing. */
const lowConfidence = 0.5;

export type Highlight = { phrase: number; from: number; to: number; isCurrent: boolean };

type Props = {
  row: TurnRow;
  rowIndex: number;
  phrases: readonly Phrase[];
  index: TranscriptIndex;
  who: string;
  hasTimes: boolean;
  highlights: readonly Highlight[];
  chips: readonly { key: string; text: string }[];
};

export const TurnView = memo(function TurnView({
  row,
  rowIndex,
  phrases,
  index,
  who,
  hasTimes,
  highlights,
  chips,
}: Props) {
  const side = row.role === 'abonent' ? 'ab' : row.role === 'operator' ? 'op' : 'un';
  return (
    <div className={`turn ${side}`} data-row={rowIndex}>
      <span className="turn-time num">{hasTimes && formatClock(row.startMs)}</span>
      <span className="turn-who el" title={who}>
        {who}
      </span>
      <div className="turn-text">
        {row.phrases.map((phrase) => (
          <PhraseWords
            key={phrase}
            phrase={phrases[phrase]}
            phraseIndex={phrase}
            first={index.firstWordOfPhrase[phrase] ?? 0}
            highlights={highlights.filter((one) => one.phrase === phrase)}
          />
        ))}
        {chips.length > 0 && (
          <span className="turn-chips">
            {chips.map(({ key, text }) => (
              <span key={key} className="chip small tone-int">
                <svg width="10" height="10" viewBox="0 0 16 16" fill="var(--mk-int)" aria-hidden="true">
                  <path d="M9.500 1 3 9h4l-1.500 6L13 6.500H8.800z" />
                </svg>
                {text}
              </span>
            ))}
          </span>
        )}
      </div>
    </div>
  );
});

type WordsProps = {
  phrase: Phrase | undefined;
  phraseIndex: number;
  first: number;
  highlights: readonly Highlight[];
};

function PhraseWords({ phrase, phraseIndex, first, highlights }: WordsProps) {
  if (phrase === undefined) return null;
  if (phrase.words.length === 0) return <>{phrase.text} </>;
  return phrase.words.map((word, at) => {
    const found = highlights.find(({ from, to }) => at >= from && at <= to);
    const isLow = word.confidence !== null && word.confidence < lowConfidence;
    const className = `w${isLow ? ' low' : ''}${found ? (found.isCurrent ? ' hl hl-now' : ' hl') : ''}`;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place.
      <span key={at}>
        <span
          className={className}
          data-word={`${phraseIndex}:${at}`}
          data-at={first + at}
          data-start-ms={word.start_ms}
        >
          {word.text}
        </span>{' '}
      </span>
    );
  });
}
