import { type RawBuilder, sql } from 'kysely';

/**
 * What is known of scripts in calls, as `applyScript` of core says it. It stands on two things that are stored: findings say where a
 * script was said, and where it was not, words of the side that should say it and a variation in the language of the call say that
 * it could have been heard. Places that are unsure leave no finding: they are among the calls in which it was not said.
 */

/** The script was looked for in the call: `files` beside `scripts`. */
export const wasLookedFor = sql<boolean>`files.analysed_at is not null
  and (scripts.applies_from is null or files.created_at >= scripts.applies_from)`;

/** The first part of a language tag, as `en` of `en-GB`. */
export const plainLanguage = (tag: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`lower(split_part(${tag}, '-', 1))`;

/** One of its variations is for calls in this language; where either is not known, it may be. */
export const hasVariation = (language: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  ${language} is null or exists (
    select from jsonb_array_elements(scripts.wording -> 'variations') as variation
    where coalesce(${plainLanguage(sql`variation ->> 'language'`)} = ${language}, true)))`;

/** It was said in the call. */
export const wasSaid = (workspaceId: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from findings found where found.workspace_id = ${workspaceId} and found.kind = 'script'
    and found.rule_id = scripts.id and found.file_id = files.id and not found.removed)`;

/** Somebody whose words count said something in the call. */
const wasSpoken = (workspaceId: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from phrase_index said where said.workspace_id = ${workspaceId} and said.file_id = files.id
    and (scripts.wording ->> 'who' = 'anyone' or said.role = scripts.wording ->> 'who'))`;

/** It could have been heard. */
export const couldBeHeard = (workspaceId: number): RawBuilder<boolean> =>
  sql<boolean>`(${wasSpoken(workspaceId)} and ${hasVariation(plainLanguage(sql`files.language`))})`;
