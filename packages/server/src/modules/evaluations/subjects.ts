import type { Permission } from '@earshot/core/access.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Subject } from '@earshot/core/projects/projects.ts';
import { assertMayDo, mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { findTestingProject, type TestingProject } from '../projects/testing-projects.ts';
import { classifierSubject } from './classifier-subject.ts';
import { engineSubject } from './engine-subject.ts';
import { goalSubject } from './goal-subject.ts';
import { patternSubject, scriptSubject } from './rule-subject.ts';
import type { SubjectKeeper } from './subject.ts';

const keepers: Readonly<Record<Subject['kind'], SubjectKeeper>> = {
  classifier: classifierSubject,
  pattern: patternSubject,
  script: scriptSubject,
  goal: goalSubject,
  engine: engineSubject,
};

export const keeperOf = ({ kind }: Pick<Subject, 'kind'>): SubjectKeeper => keepers[kind];

/** What somebody has to see of each kind: its answers say what it is. */
const toSee = {
  classifier: 'classifiers.read',
  pattern: 'patterns.read',
  script: 'scripts.read',
  goal: 'goals.read',
  engine: null,
} as const satisfies Record<Subject['kind'], Permission | null>;

/** Whether somebody may see what of this kind is tested. */
export function maySee(ctx: Ctx, kind: Subject['kind']): boolean {
  const needed = toSee[kind];
  return needed === null || mayDo(ctx, needed);
}

/**
 * A testing project with what it tests. Throws `projects.not_found`, `testing.not_testing`, and `testing.no_subject` where it names
 * nothing.
 */
export async function testOf(ctx: Ctx, id: number): Promise<{ project: TestingProject; subject: Subject }> {
  const project = await findTestingProject(ctx, id);
  if (project === undefined) throw fail('projects.not_found');
  if (project.kind !== 'testing') throw fail('testing.not_testing');
  const { subject } = project;
  if (subject === null) throw fail('testing.no_subject');
  const needed = toSee[subject.kind];
  if (needed !== null) assertMayDo(ctx, needed);
  return { project, subject };
}

/** The items that people answer, as they are now: those of the newest version; none where it is gone or has none. */
export async function newestItems(ctx: Ctx, projectId: number, subject: Subject) {
  const keeper = keeperOf(subject);
  const [newest] = await keeper.versions(ctx, subject.id, projectId);
  if (newest === undefined) return [];
  return (await keeper.load(ctx, subject.id, newest.version, projectId))?.items ?? [];
}
