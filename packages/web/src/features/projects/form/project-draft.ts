import type { Query } from '@earshot/core/matching/query.ts';
import { hasSomethingToFind } from '@earshot/core/projects/found.ts';
import {
  type Project,
  ProjectInput,
  type ProjectKind,
  projectNameLength,
  type Subject,
} from '@earshot/core/projects/projects.ts';
import { emptyQuery, hasWords } from '../../../shared/rules/builder/detection-draft.ts';
import { isWhole, type OfferedTrigger, wholeTriggers } from './triggers-draft.ts';

/** The form always has a field for words. */
export type ProjectDraft = Omit<ProjectInput, 'query'> & { query: Query };

/** A new one of a kind; `query` is what was looked for before. */
export const blankDraft = (kind: ProjectKind, languages: string[], query: Query | null): ProjectDraft => ({
  ...ProjectInput.parse({ name: 'new', kind, language: languages, filters: {} }),
  name: '',
  query: query ?? emptyQuery,
});

/** What is stored of one, as the form holds it. */
export function draftOf(project: Project): ProjectDraft {
  const { name, kind, description, language, auto_language, filters, patterns, triggers } = project;
  const { alerts_period, history_from, subject, tests_on_change } = project;
  const query = project.query ?? emptyQuery;
  const about = { name, kind, description, language, auto_language };
  const kept = { alerts_period, history_from, subject, tests_on_change };
  return { ...about, query, filters, patterns, triggers, ...kept };
}

/** By what its draft is kept; of each kind a new one is begun with by itself. */
export const draftSubject = (id: number | undefined, kind: ProjectKind): string =>
  String(id ?? `new-${kind}`);

/** What is saved. */
export const inputOf = (draft: ProjectDraft): ProjectInput => ({
  ...draft,
  name: draft.name.trim(),
  query: hasWords(draft.query) ? draft.query : null,
  subject: draft.subject !== null && isChosen(draft.subject) ? draft.subject : null,
});

/** Of what recognises speech there is only one, so it has no number. */
const isChosen = ({ kind, id }: Subject): boolean => kind === 'engine' || id > 0;

/** What is tried: without what is only half entered. */
export const triedOf = (draft: ProjectDraft): ProjectInput => ({
  ...inputOf(draft),
  // The name changes nothing of what is found.
  name: '',
  description: '',
  triggers: wholeTriggers(draft.triggers),
});

export type Problem = 'name' | 'language' | 'nothing' | OfferedTrigger;

/** What hinders saving: the first thing that is missing. */
export function problemOf(draft: ProjectDraft): Problem | null {
  const name = draft.name.trim();
  if (name.length < projectNameLength.least || name.length > projectNameLength.most) return 'name';
  if (!draft.auto_language && draft.language.length === 0) return 'language';
  if (!hasSomethingToFind(inputOf(draft))) return 'nothing';
  const half = draft.triggers.find((trigger) => !isWhole(trigger));
  return half?.type ?? null;
}
