import { type Kysely, sql } from 'kysely';
import type { DB } from './database.generated.ts';

type Last<State> = { state: State; work: (state: State) => Promise<void> };

const lasts = new WeakMap<object, Map<string, Last<unknown>>>();

/**
 * Gathers in a transaction what is done for all of it at once, as the last thing before its commit: what many wait for is held
 * for a moment, and in one order. `name` tells what is gathered; the first who names it says what it begins with and what is
 * done with it.
 */
export function beforeCommit<State>(
  tx: object,
  name: string,
  begin: () => State,
  work: (state: State) => Promise<void>,
): State {
  const ofTx = lasts.get(tx) ?? new Map<string, Last<unknown>>();
  lasts.set(tx, ofTx);
  const known = ofTx.get(name) as Last<State> | undefined;
  if (known !== undefined) return known.state;
  const state = begin();
  ofTx.set(name, { state, work } as Last<unknown>);
  return state;
}

/**
 * Does what was gathered; whatever runs transactions calls it when their work is done. It is of the whole workspace, whoever sees
 * less of it: whatever gathered it may have been beyond a limit that holds again by now.
 */
export async function doLast(tx: Kysely<DB>): Promise<void> {
  const gathered = lasts.get(tx);
  if (gathered === undefined) return;
  await sql`set local search_path to default`.execute(tx);
  for (const { state, work } of gathered.values()) await work(state);
}
