import { limitOf, type Role } from '@earshot/core/access.ts';
import { type Eyes, schemaOf } from '../../platform/eyes.ts';

/** What decides with whose eyes somebody sees a workspace; of whoever is not in it everything may be null. */
export type Seeing = {
  role: string | null;
  limited_to_teams: boolean | null;
  is_agent: boolean | null;
  has_blind_reviews: boolean | null;
};

/** Null where they see everything. */
export function eyesOf(
  { role, limited_to_teams, is_agent, has_blind_reviews }: Seeing,
  userId: number | null,
): Eyes | null {
  if (userId === null || role === null) return null;
  const limit = limitOf({
    role: role as Role,
    limited_to_teams: limited_to_teams ?? false,
    is_agent: is_agent ?? false,
  });
  const eyes = { userId, limit, isBlind: has_blind_reviews ?? false };
  return schemaOf(eyes) === null ? null : eyes;
}
