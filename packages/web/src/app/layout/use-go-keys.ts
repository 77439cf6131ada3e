import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keyName } from '../../lib/key-name.ts';
import { mayPress } from '../../lib/keys.ts';
import { useMayFor } from '../../shared/users.queries.ts';
import { destinations } from '../sections.ts';

const waitMs = 1200;

/** G, then a letter: goes to a page. The letter is taken before the page's own keys see it. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  const may = useMayFor();
  useEffect(() => {
    let until = 0;
    const listener = (event: KeyboardEvent) => {
      if (!mayPress(event)) return;
      const name = keyName(event);
      if (Date.now() > until) {
        if (name === 'KeyG') until = Date.now() + waitMs;
        return;
      }
      until = 0;
      const to = destinations.find(({ key, can }) => key === name && (can === undefined || may(can)));
      if (to === undefined) return;
      event.preventDefault();
      void navigate({ to: to.path });
    };
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, [navigate, may]);
}
