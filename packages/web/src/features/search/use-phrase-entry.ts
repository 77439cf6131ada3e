import type { ClipboardEvent } from 'react';
import { type KeyboardEvent, useRef } from 'react';
import { chipsOf, queryOf, type SearchSearch, withChips } from './search-address.ts';
import { useTyped } from './use-typed.ts';

/** Phrases as chips and the one that is being typed; an expression has no chips. */
export function usePhraseEntry(
  search: SearchSearch,
  onChange: (next: SearchSearch, isSubmitted?: boolean) => void,
) {
  const { type } = queryOf(search);
  const chips = type === 'phrases' ? chipsOf(search) : [];
  const input = useRef<HTMLInputElement>(null);
  /** What was entered, or left for the results: typing on from there is another question. */
  const submitted = useRef(search.text ?? '');
  const { text, setText, replace } = useTyped(search.text ?? '', (typed) =>
    onChange({ ...search, text: typed || undefined }, submitted.current === (search.text ?? '')),
  );
  const take = (phrases: readonly string[]) => {
    replace('');
    onChange(withChips(search, [...chips, ...phrases.map((one) => one.trim()).filter(Boolean)]));
  };
  const clear = () => {
    replace('');
    onChange({ ...search, text: undefined, phrases: undefined });
    input.current?.focus();
  };
  const submit = () => {
    submitted.current = text;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') submit();
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
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData.getData('text').split('\n');
    if (type !== 'phrases' || lines.length < 2) return;
    event.preventDefault();
    take(lines);
  };
  const drop = (at: number) => onChange({ ...withChips(search, chips.toSpliced(at, 1)), text: search.text });
  return { type, chips, input, text, setText, clear, press, submit, paste, drop };
}
