import type { CallLimit } from '@earshot/core/access.ts';

/** With whose eyes the database is read. */
export type Eyes = {
  userId: number;
  /** Whose calls alone are in sight; null: all. */
  limit: CallLimit | null;
  /** Calls that they score blind are open: what the machine or others say of these is out of sight. */
  isBlind: boolean;
};

/** Schemas of views that stand in the place of tables, by what is in sight. */
export const sightSchemas = ['own_teams', 'own_calls', 'blind', 'blind_own_teams'] as const;
export type SightSchema = (typeof sightSchemas)[number];

/** Somebody who sees everything has none. An operator scores nobody blind. */
export function schemaOf({ limit, isBlind }: Omit<Eyes, 'userId'>): SightSchema | null {
  if (limit === 'own_calls') return 'own_calls';
  if (limit === 'teams') return isBlind ? 'blind_own_teams' : 'own_teams';
  return isBlind ? 'blind' : null;
}

/** What a schema of views leaves in sight. */
export function sightOf(schema: SightSchema): Omit<Eyes, 'userId'> {
  const isBlind = schema.startsWith('blind');
  if (schema === 'own_calls') return { limit: 'own_calls', isBlind };
  return { limit: schema.endsWith('own_teams') ? 'teams' : null, isBlind };
}
