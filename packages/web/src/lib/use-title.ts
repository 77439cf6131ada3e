import { isolated } from '@earshot/core/bidi.ts';
import { useEffect, useLayoutEffect } from 'react';

let ofSection: string | undefined;

function show(title: string | undefined): void {
  document.title = title ? `${isolated(title)} · Earshot` : 'Earshot';
}

/** The title of the page as long as what is on it has none of its own. */
export function useSectionTitle(title: string): void {
  // Before the effects of the page itself, whose own title stands over this one.
  useLayoutEffect(() => {
    ofSection = title;
    show(title);
  }, [title]);
}

/** Names the page after what it shows. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    show(title);
    return () => show(ofSection);
  }, [title]);
}
