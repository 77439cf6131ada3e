import { longestWords, type QueryIssue } from '@earshot/core/matching/query.ts';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { TooLong } from '../../lengths/TooLong.tsx';
import { builderTexts } from './builder.texts.ts';

type Props = {
  value: readonly string[];
  onChange: (phrases: string[]) => void;
  issues: readonly QueryIssue[];
  disabled: boolean;
};

/** Phrases as chips: Enter or leaving the field takes what is typed, Backspace takes the last one back. */
export function PhrasesInput({ value, onChange, issues, disabled }: Props) {
  const t = useTexts(builderTexts);
  const [typed, setTyped] = useState('');
  const id = useId();
  const wrong = new Set(issues.map(({ phrase }) => phrase));
  const take = (text: string) => {
    const added = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !value.includes(line));
    // Said below; what is too long stays where it can be shortened.
    if (added.some((line) => line.length > longestWords.phrases)) return setTyped(text);
    setTyped('');
    if (added.length > 0) onChange([...value, ...added]);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click only brings the focus to the field inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div className="phrases-input" onClick={() => document.getElementById(id)?.focus()}>
      {value.map((phrase, at) => (
        <span key={phrase} className={wrong.has(at) ? 'phrase-chip wrong' : 'phrase-chip'}>
          <bdi>{phrase}</bdi>
          {!disabled && (
            <button
              type="button"
              className="plain"
              aria-label={t('removePhrase', { phrase })}
              onClick={() => onChange(value.filter((_, index) => index !== at))}
            >
              <X size={12} aria-hidden />
            </button>
          )}
        </span>
      ))}
      {!disabled && (
        <input
          id={id}
          aria-label={t('phrases')}
          aria-invalid={typed.length > longestWords.phrases}
          placeholder={value.length === 0 ? t('phrasesHint') : ''}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!text.includes('\n')) return;
            event.preventDefault();
            take(text);
          }}
          onBlur={() => take(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              take(typed);
            }
            const last = value.at(-1);
            if (event.key === 'Backspace' && typed === '' && last !== undefined) {
              event.preventDefault();
              setTyped(last);
              onChange(value.slice(0, -1));
            }
          }}
        />
      )}
      <TooLong text={typed} most={longestWords.phrases} />
    </div>
  );
}
