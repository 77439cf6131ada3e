import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AskTesting, TestingSearch } from './testing-search.ts';

/** What the address of a testing project asks for; any other list begins at its first page. */
export function useTestingSearch(): { search: TestingSearch; ask: AskTesting } {
  const search: TestingSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const ask: AskTesting = (change) =>
    void navigate({
      to: '.',
      search: { ...search, page: undefined, ...change },
      replace: true,
      resetScroll: false,
    });
  return { search, ask };
}
