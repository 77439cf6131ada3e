import { useNavigate, useSearch } from '@tanstack/react-router';
import { keepListChoices } from '../../../shared/files/list-choices.ts';
import { type ProjectSearch, withOwnNames } from './project-search.ts';

export type Ask = (change: ProjectSearch) => void;

/** What the address of a project asks for, and how that is changed; any other list begins at its first page. */
export function useProjectSearch() {
  const asked: ProjectSearch = useSearch({ strict: false });
  const search = withOwnNames(asked);
  const navigate = useNavigate();
  const replace = (next: ProjectSearch) =>
    void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  const ask: Ask = (change) => {
    if (change.limit) keepListChoices({ limit: change.limit });
    replace({ ...search, page: undefined, ...change });
  };
  /** As it is without any filter. */
  const clear = () => {
    const { by, tab, sort } = search;
    replace({ by, tab, sort });
  };
  return { search, ask, clear };
}
