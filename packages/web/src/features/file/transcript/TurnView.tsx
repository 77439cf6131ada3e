import type { Phrase } from '@earshot/core/call/phrase.ts';
import { memo, type ReactNode } from 'react';
import { formatClock, formatSeconds } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import type { Mark } from '../player/use-marks.ts';
import type { Decor } from './call-decor.ts';
import { type Highlight, PhraseWords } from './PhraseWords.tsx';
import { transcriptTexts } from './transcript.texts.ts';
import type { TranscriptIndex, TurnRow } from './transcript-index.ts';

type Props = {
  row: TurnRow;
  rowIndex: number;
  phrases: readonly Phrase[];
  index: TranscriptIndex;
  who: string;
  hasTimes: boolean;
  highlights: readonly Highlight[];
  interruptions: readonly Mark[];
  decor: Decor;
  /** Missing where nothing may be corrected. */
  onEdit: ((phrase: Phrase) => void) | undefined;
  onNote: (id: number) => void;
  /** The phrase that is being corrected, with its editor. */
  editing: { id: number; editor: ReactNode } | null;
  /** The phrase that Tab leads to and the word of it that the keys are at, where they are of this turn. */
  tabStop: number | null;
  wordByKeys: number | null;
};

export const TurnView = memo(function TurnView(props: Props) {
  const { row, rowIndex, phrases, index, who, hasTimes, highlights, interruptions, decor, editing } = props;
  const { tabStop, wordByKeys } = props;
  const t = useTexts(transcriptTexts);
  const side = row.role === 'abonent' ? 'ab' : row.role === 'operator' ? 'op' : 'un';
  const found = [
    ...new Map(row.phrases.flatMap((at) => decor.get(at)?.chips ?? []).map((one) => [one.key, one])).values(),
  ];
  return (
    <div className={`turn ${side}`} data-row={rowIndex}>
      <span className="turn-time num">{hasTimes && formatClock(row.startMs)}</span>
      <span className="turn-who el" title={who}>
        {who}
      </span>
      <div className="turn-text">
        {row.phrases.map((at) => {
          const phrase = phrases[at];
          if (phrase === undefined) return null;
          if (editing?.id === phrase.id) return <div key={at}>{editing.editor}</div>;
          return (
            <PhraseWords
              key={at}
              phrase={phrase}
              phraseIndex={at}
              label={`${who}${hasTimes ? `, ${formatClock(phrase.start_ms)}` : ''}: ${phrase.text}`}
              isTabStop={at === tabStop}
              wordByKeys={at === tabStop ? wordByKeys : null}
              first={index.firstWordOfPhrase[at] ?? 0}
              highlights={highlights.filter((one) => one.phrase === at)}
              decor={decor.get(at)}
              onEdit={props.onEdit}
              onNote={props.onNote}
            />
          );
        })}
        {(interruptions.length > 0 || found.length > 0) && (
          <span className="turn-chips">
            {found.map(({ key, text, color }) => (
              <span
                key={key}
                className={`chip small tag-tone ${color === null ? 'tone-hit' : `tag-${color}`}`}
              >
                <svg width="9" height="9" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
                  <path d="M8 1l7 7-7 7-7-7z" />
                </svg>
                {text}
              </span>
            ))}
            {interruptions.map(({ startMs, endMs }) => (
              <span key={startMs} className="chip small tone-int">
                <svg width="10" height="10" viewBox="0 0 16 16" fill="var(--mk-int)" aria-hidden="true">
                  <path d="M9.500 1 3 9h4l-1.500 6L13 6.500H8.800z" />
                </svg>
                {t('interrupts', { time: formatSeconds(endMs - startMs) })}
              </span>
            ))}
          </span>
        )}
      </div>
    </div>
  );
});
