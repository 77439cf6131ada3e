import { chipsOf, type SearchSearch } from './search-address.ts';

/** What of an address is no part of the question. */
const views: readonly string[] = ['form', 'offset'];

/**
 * Whether one address goes on with the question of another, so that it takes its place in the history: a page of it, a
 * word that is still being typed, or a word that has become a phrase. `isSubmitted`: what was typed was asked in earnest.
 */
export function isSameQuestion(from: SearchSearch, to: SearchSearch, isSubmitted: boolean): boolean {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]) as Set<keyof SearchSearch>;
  const changed = [...names].filter(
    (name) => !views.includes(name) && (from[name] ?? '') !== (to[name] ?? ''),
  );
  if (changed.length === 0) return true;
  const typed = (from.text ?? '').trim();
  if (typed === '' || changed.some((name) => name !== 'text' && name !== 'phrases')) return false;
  const chips = chipsOf(to);
  const isEntered = !to.text && [...chipsOf(from), typed].join() === chips.join();
  return isEntered || (!changed.includes('phrases') && !isSubmitted);
}
