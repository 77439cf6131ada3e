import { createContext } from 'react';
import type { Named, RuleThing } from './use-measured-things.ts';

export type GivenThing = Named & { currency: string | null };

/** What measures are of, where the page knows it already: whoever reads by a link cannot ask for the rules of the workspace. */
export const GivenThings = createContext<Partial<Record<RuleThing, readonly GivenThing[]>> | null>(null);
