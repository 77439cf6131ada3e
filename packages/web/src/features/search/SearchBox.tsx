import type { QueryIssue } from '@earshot/core/matching/query.ts';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useKeys } from '../../lib/keys.ts';
import { searchTexts } from './search.texts.ts';
import { chipsOf, queryOf, type SearchSearch, withChips } from './search-address.ts';
import { useTyped } from './use-typed.ts';

type Props = {
  search: SearchSearch;
  issues: readonly QueryIssue[];
  isBusy: boolean;
  onChange: (next: SearchSearch) => void;
};

/** The one box: phrases as chips and the one that is being typed, or an expression. */
export function SearchBox({ search, issues, isBusy, onChange }: Props) {
  const t = useTexts(searchTexts);
  const { type } = queryOf(search);
  const chips = type === 'phrases' ? chipsOf(search) : [];
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, replace } = useTyped(search.text ?? '', (typed) =>
    onChange({ ...search, text: typed || undefined }),
  );
  useKeys({ Slash: () => input.current?.focus() });
  const wrong = new Set(issues.filter(({ code }) => code !== 'empty').map(({ phrase }) => phrase));
  const isWrong = type === 'phrases' ? wrong.has(chips.length) : wrong.size > 0;
  const take = (phrases: readonly string[]) => {
    replace('');
    onChange(withChips(search, [...chips, ...phrases.map((one) => one.trim()).filter(Boolean)]));
  };
  const clear = () => {
    replace('');
    onChange({ ...search, text: undefined, phrases: undefined });
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') input.current?.blur();
    if (type !== 'phrases') return;
    const isEnd = event.key === 'Enter' || event.key === ',';
    if (isEnd && text.trim() !== '') {
      event.preventDefault();
      take([text]);
    }
    const last = chips.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      setText(last);
      onChange(withChips(search, chips.slice(0, -1)));
    }
  };
  const hint =
    type === 'regexp'
      ? t('regexpHint')
      : type === 'advanced'
        ? t('advancedHint')
        : t(chips.length === 0 ? 'firstPhrase' : 'addPhrase');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click only brings the focus to the field inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div className={isWrong ? 'query-box wrong' : 'query-box'} onClick={() => input.current?.focus()}>
      <Search size={17} aria-hidden className={isBusy ? 'busy' : undefined} />
      {chips.map((phrase, at) => (
        <span key={phrase} className={wrong.has(at) ? 'query-chip wrong' : 'query-chip'}>
          <bdi>{phrase}</bdi>
          <button
            type="button"
            className="plain"
            aria-label={t('removePhrase', { phrase })}
            onClick={() => onChange({ ...withChips(search, chips.toSpliced(at, 1)), text: search.text })}
          >
            <X size={14} aria-hidden />
          </button>
        </span>
      ))}
      <input
        ref={input}
        data-testid="query"
        className={type === 'phrases' ? undefined : 'code'}
        aria-label={t('words')}
        aria-invalid={isWrong}
        aria-describedby="query-mistakes"
        placeholder={hint}
        maxLength={type === 'advanced' ? 4000 : 512}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onPaste={(event) => {
          const lines = event.clipboardData.getData('text').split('\n');
          if (type !== 'phrases' || lines.length < 2) return;
          event.preventDefault();
          take(lines);
        }}
      />
      {chips.length > 0 || text !== '' ? (
        <IconAction size="small" label={t('clearWords')} onClick={clear}>
          <X size={16} />
        </IconAction>
      ) : (
        <kbd aria-hidden>/</kbd>
      )}
    </div>
  );
}
