import type { Phrase } from '@earshot/core/call/phrase.ts';
import { Pencil, StickyNote } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { builderTexts } from '../../../shared/rules/builder/builder.texts.ts';
import type { PhraseDecor, WordMark } from './call-decor.ts';
import '../editing/editing.css';
import { editingTexts } from '../editing/editing.texts.ts';
import { notesTexts } from '../panels/notes.texts.ts';

/** Below this the engine was guessing. */
const lowConfidence = 0.5;

/** Words that were looked for. */
export type Highlight = { phrase: number; from: number; to: number; isCurrent: boolean };

type Props = {
  phrase: Phrase;
  phraseIndex: number;
  /** What a screen reader says of it: who, when and what. */
  label: string;
  isTabStop: boolean;
  wordByKeys: number | null;
  first: number;
  highlights: readonly Highlight[];
  decor: PhraseDecor | undefined;
  onEdit: ((phrase: Phrase) => void) | undefined;
  onNote: (id: number) => void;
};

/** The words of a phrase, with what was found in them and noted on them. */
export function PhraseWords(props: Props) {
  const { phrase, phraseIndex, label, isTabStop, wordByKeys, first, highlights, decor, onEdit, onNote } =
    props;
  const t = useTexts(notesTexts);
  const e = useTexts(editingTexts);
  const emotionName = useTexts(builderTexts);
  const marks = decor?.marks ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set is for fields, and a block.
    <span
      className="phrase"
      role="group"
      aria-label={label}
      data-phrase={phraseIndex}
      tabIndex={isTabStop ? 0 : -1}
    >
      {decor?.emotion && (
        <i
          className="felt-dot"
          style={{ background: `var(--emo-${decor.emotion})` }}
          title={emotionName(`emotion_${decor.emotion}`)}
        />
      )}
      {phrase.words.length === 0 && `${phrase.text} `}
      {phrase.words.map((word, at) => {
        const own = marks.filter(({ from, to }) => at >= from && at <= to);
        const found = highlights.find(({ from, to }) => at >= from && at <= to);
        const isLow = word.confidence !== null && word.confidence < lowConfidence;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place.
          <span key={at}>
            <span
              className={classOf(own, found, isLow, at === wordByKeys)}
              title={titleOf(own)}
              data-word={`${phraseIndex}:${at}`}
              data-at={first + at}
              data-start-ms={word.start_ms}
            >
              {word.text}
            </span>
            {decor?.notes
              .filter(({ words }) => words?.[1] === at)
              .map(({ id, author, text }) => (
                <button
                  key={id}
                  type="button"
                  className="plain note-mark"
                  tabIndex={-1}
                  title={t('noteBy', { author, text })}
                  aria-label={`${t('note')}. ${t('noteBy', { author, text })}`}
                  onClick={() => onNote(id)}
                >
                  <StickyNote size={12} />
                </button>
              ))}{' '}
          </span>
        );
      })}
      {onEdit && (
        <button
          type="button"
          className="plain phrase-edit"
          tabIndex={-1}
          title={e('correct')}
          aria-label={`${e('correct')}: ${phrase.text.slice(0, 60)}`}
          onClick={() => onEdit(phrase)}
        >
          <Pencil size={13} />
        </button>
      )}
    </span>
  );
}

function classOf(
  marks: readonly WordMark[],
  found: Highlight | undefined,
  isLow: boolean,
  isByKeys: boolean,
): string {
  const classes = ['w', ...marks.map(({ className }) => className)];
  if (isLow) classes.push('low');
  if (isByKeys) classes.push('at');
  if (found) classes.push('hl');
  if (found?.isCurrent) classes.push('hl-now');
  return classes.join(' ');
}

function titleOf(marks: readonly WordMark[]): string | undefined {
  const titles = [...new Set(marks.flatMap(({ title }) => title ?? []))];
  return titles.length === 0 ? undefined : titles.join('\n');
}
