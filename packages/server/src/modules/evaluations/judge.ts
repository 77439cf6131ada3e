import type { Measure, Verdict } from '@earshot/core/evaluations/evaluations.ts';
import { mainFigure, mainMeasure } from '@earshot/core/evaluations/main-figure.ts';
import { measureAnswers } from '@earshot/core/evaluations/measure-answers.ts';
import { measureWords } from '@earshot/core/evaluations/measure-words.ts';
import { Subject } from '@earshot/core/projects/projects.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { notify } from '../notifications/notifications.ts';
import { findTestingProject } from '../projects/testing-projects.ts';
import { membersWhoMay } from '../users/memberships.ts';
import { changeRun, listTested, type RunRow } from './runs.store.ts';
import type { TestedSubject } from './subject.ts';
import { type TriedPlaces, triedPlaces } from './tried-places.ts';

/** Numbers of a version over the places of a truth set. */
export function measuresOf(
  { items, choose }: TestedSubject,
  { tried, against, words, wordsAgainst }: TriedPlaces,
  kind: Subject['kind'],
): Measure[] {
  if (kind === 'engine') return measureWords(words, wordsAgainst);
  return measureAnswers(tried, against, { choose, items, withKappa: kind === 'goal' });
}

/** Whether a version is better than the one that it is compared with, on the whole; null where there is none. */
export const verdictOf = (measures: readonly Measure[]): Verdict | null =>
  mainMeasure(measures)?.against?.verdict ?? null;

/**
 * Keeps what a test came to, beside the version before it that was tested, and tells the author of the project where it is worse than
 * chance makes it and nobody has asked for the test.
 */
export async function judge(ctx: Ctx, row: RunRow, tested: TestedSubject): Promise<void> {
  const subject = Subject.parse(row.subject);
  const earlier = await listTested(ctx.db, ctx.workspaceId, row.project_id, subject);
  const before = earlier
    .map(({ version }) => version)
    .filter((version) => version < row.version)
    .sort((one, other) => other - one)[0];
  const places = await triedPlaces(ctx, row.project_id, tested, before ?? null);
  const measures = measuresOf(tested, places, subject.kind);
  const figure = mainFigure(measures);
  if (figure === null) return;
  const verdict = verdictOf(measures);
  await transact(ctx, async (ctx) => {
    const change = { verdict, figure: JSON.stringify(figure) };
    const isOn = await changeRun(ctx.db, ctx.workspaceId, row.id, change);
    if (!isOn || before === undefined || verdict !== 'worse' || !row.is_by_change) return;
    const project = await findTestingProject(ctx, row.project_id);
    if (project === undefined) return;
    const may = (await membersWhoMay(ctx, 'projects.read')).map(({ user_id }) => user_id);
    await notify(
      ctx,
      may.filter((id) => id === project.author_id),
      {
        kind: 'test.worse',
        params: { project: project.name, version: row.version, before },
        project_id: project.id,
        link: `/testing/${project.id}?version=${row.version}&against=${before}`,
      },
    );
  });
}
