import type { Permission } from '../access.ts';
import { isSame } from '../is-same.ts';

/** What is written in a form and not saved yet. Nothing secret is among them: no password, no key. */
export const draftKinds = [
  'pattern',
  'script',
  'tag',
  'segment',
  'metric',
  'source',
  'invitation',
  'workspace',
  'comment',
  'note',
  'phrase',
  'agent',
  'team',
  'subscriber',
  'project',
  'goal',
  'score',
  'conversion',
  'review_plan',
  'dispute',
  'self_review',
  'coaching',
  'moment',
  'settlement',
  'report',
  'report_schedule',
  'classifier',
] as const;
export type DraftKind = (typeof draftKinds)[number];

/** What saving it needs; whoever may not has no draft of it either. */
export const draftNeeds: Record<DraftKind, Permission> = {
  pattern: 'patterns.write',
  script: 'scripts.write',
  tag: 'tags.write',
  segment: 'segments.write',
  metric: 'metrics.write',
  source: 'sources.write',
  invitation: 'members.write',
  workspace: 'workspaces.write',
  comment: 'comments.write',
  note: 'comments.write',
  phrase: 'files.write',
  agent: 'agents.write',
  team: 'agents.write',
  subscriber: 'subscribers.write',
  project: 'projects.write',
  goal: 'goals.write',
  score: 'reviews.write',
  conversion: 'conversions.write',
  review_plan: 'reviews.plan',
  dispute: 'own_scores.write',
  self_review: 'own_scores.write',
  coaching: 'coaching.write',
  moment: 'coaching.write',
  settlement: 'reviews.plan',
  report: 'reports.write',
  report_schedule: 'reports.write',
  classifier: 'classifiers.write',
};

/** Of these the subject begins with the id of a call, and they go with it. */
const ofCalls: readonly DraftKind[] = [
  'comment',
  'note',
  'phrase',
  'score',
  'dispute',
  'self_review',
  'moment',
  'settlement',
];

/** The call that a draft is about, where it is about one. */
export function callOfDraft(kind: DraftKind, subject: string): string | null {
  return ofCalls.includes(kind) ? (subject.split(':')[0] ?? subject) : null;
}

/** Days after which a draft that nobody went on with is gone. */
export const draftDays = 30;
/** The longest a draft may be, in characters of JSON; the largest rule is a third of it. */
export const longestDraft = 400_000;
/** How many one person keeps in a workspace; of more the oldest go. */
export const mostDrafts = 200;
/** Bytes that all of them may take as they are stored: of the largest there is room for a few, of usual ones for all 200. */
export const mostDraftBytes = 4 * 1024 * 1024;

const dayMs = 86_400_000;

export const isExpired = (updatedMs: number, nowMs: number): boolean => nowMs - updatedMs > draftDays * dayMs;

/** The names of the fields in which two forms differ. */
export function differingFields(one: object, other: object): string[] {
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].filter((name) => !isSame(left[name], right[name]));
}

/** Whether what was kept has the fields of the form as it is now: an older form may have held others. */
export function fitsForm(kept: object, form: object): boolean {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  const fits = ([name, value]: [string, unknown]) => {
    const was: unknown = (kept as Record<string, unknown>)[name];
    // What may be empty is null then, or was.
    return value === null || was === null || value === undefined || kindOf(was) === kindOf(value);
  };
  return Object.keys(kept).every((name) => name in form) && Object.entries(form).every(fits);
}

export type Kept = { base: object; body: object };

/**
 * What a draft is worth when its form is opened: `gone` where it says what is stored anyway, `clash` where the stored thing
 * has changed since the draft was begun, `fits` where it can simply go on.
 */
export function standOf(kept: Kept, stored: object): 'gone' | 'fits' | 'clash' {
  if (!fitsForm(kept.body, stored) || isSame(kept.body, stored)) return 'gone';
  return isSame(kept.base, stored) ? 'fits' : 'clash';
}
