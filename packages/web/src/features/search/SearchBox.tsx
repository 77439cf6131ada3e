import { longestWords, type Query, type QueryIssue } from '@earshot/core/matching/query.ts';
import { Search, X } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { searchTexts } from './search.texts.ts';
import type { SearchSearch } from './search-address.ts';
import { usePhraseEntry } from './use-phrase-entry.ts';

type Props = {
  search: SearchSearch;
  issues: readonly QueryIssue[];
  isBusy: boolean;
  /** `isSubmitted`: what the address asks was asked in earnest, and is not to be written over. */
  onChange: (next: SearchSearch, isSubmitted?: boolean) => void;
};

/** The one box: phrases as chips and the one that is being typed, or an expression. */
export function SearchBox({ search, issues, isBusy, onChange }: Props) {
  const t = useTexts(searchTexts);
  const entry = usePhraseEntry(search, onChange);
  const { type, chips, input, text } = entry;
  const wrong = new Set(issues.filter(({ code }) => code !== 'empty').map(({ phrase }) => phrase));
  const isLong = text.length > longestWords[type];
  const isWrong = isLong || (type === 'phrases' ? wrong.has(chips.length) : wrong.size > 0);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click only brings the focus to the field inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div className={isWrong ? 'query-box wrong' : 'query-box'} onClick={() => input.current?.focus()}>
      <Search size={17} aria-hidden className={isBusy ? 'busy' : undefined} />
      <Chips chips={chips} wrong={wrong} onDrop={entry.drop} />
      <input
        ref={input}
        data-testid="query"
        className={type === 'phrases' ? undefined : 'code'}
        aria-label={t('words')}
        aria-keyshortcuts="/"
        aria-invalid={isWrong}
        aria-describedby="query-mistakes"
        placeholder={t(hintOf(type, chips))}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={text}
        onChange={(event) => entry.setText(event.target.value)}
        onKeyDown={entry.press}
        onPaste={entry.paste}
        onBlur={entry.submit}
      />
      {chips.length > 0 || text !== '' ? (
        <IconAction size="small" label={t('clearWords')} onClick={entry.clear}>
          <X size={16} />
        </IconAction>
      ) : (
        <kbd aria-hidden>/</kbd>
      )}
    </div>
  );
}

function hintOf(type: Query['type'], chips: readonly string[]) {
  if (type === 'regexp') return 'regexpHint';
  if (type === 'advanced') return 'advancedHint';
  return chips.length === 0 ? 'firstPhrase' : 'addPhrase';
}

type ChipsProps = {
  chips: readonly string[];
  /** The places of those that cannot be understood. */
  wrong: ReadonlySet<QueryIssue['phrase']>;
  onDrop: (at: number) => void;
};

function Chips({ chips, wrong, onDrop }: ChipsProps) {
  const t = useTexts(searchTexts);
  return chips.map((phrase, at) => (
    <span key={phrase} className={wrong.has(at) ? 'query-chip wrong' : 'query-chip'}>
      <bdi>{phrase}</bdi>
      <button
        type="button"
        className="plain"
        aria-label={t('removePhrase', { phrase })}
        onClick={() => onDrop(at)}
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  ));
}
