import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type {
  cloneProject as cloneProjectEndpoint,
  listProjectVersions as listVersionsEndpoint,
} from '@earshot/core/projects/projects.api.ts';
import { type Project, ProjectInput, projectNameLength } from '@earshot/core/projects/projects.ts';
import { freeName } from '@earshot/core/rules/free-name.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import { isSameJson } from '../audit/audit.ts';
import {
  forgetRule,
  holdRule,
  holdToChange,
  keepChange,
  keepFirst,
  lockRule,
  savingRule,
} from '../versions/versioned-changes.ts';
import { listRuleVersions } from '../versions/versions.ts';
import { removeViewsOfProject } from '../views/views.ts';
import { dropCalls } from './found-calls.ts';
import { leavingProjects } from './leaving-projects.ts';
import { announceProject } from './live-projects.ts';
import { getProject } from './present-projects.ts';
import { listFoundUntil } from './project-files.store.ts';
import { definitionOf, inputOf, refuseCopy, refuseEmpty, refuseInput, seenBy } from './project-input.ts';
import {
  findProjectRow,
  insertProjectRow,
  listProjectNames,
  type ProjectRow,
  removeProjectRow,
  updateProjectRow,
} from './projects.store.ts';
import { seesAddresses, withoutPaths } from './trigger-addresses.ts';
import { keepTriggers, withSecrets } from './trigger-keepers.ts';

/** Calls that a statement takes back. */
const droppedAtOnce = 1000;

export async function createProject(ctx: Ctx, input: ProjectInput): Promise<Project> {
  await refuseInput(ctx, input);
  return insertProject(ctx, input);
}

async function insertProject(ctx: Ctx, input: ProjectInput): Promise<Project> {
  const { id, secrets } = await savingRule(ctx, 'project', async (ctx) => {
    const made = { author_id: ctx.userId, created_at: ctx.now() };
    const projectId = await insertProjectRow(ctx.db, ctx.workspaceId, input, made);
    await keepFirst(ctx, 'project', projectId, input);
    const now = input.triggers;
    return { id: projectId, secrets: await keepTriggers(ctx, projectId, { before: [], now }) };
  });
  return withSecrets(await getProject(ctx, id), secrets);
}

export async function updateProject(ctx: Ctx, id: number, input: ProjectInput): Promise<Project> {
  await refuseInput(ctx, input);
  const secrets = await savingRule(ctx, 'project', async (ctx) => {
    const row = await holdProject(ctx, id);
    const before = inputOf(row);
    if (before.kind !== input.kind) throw fail('projects.kind_fixed');
    if (row.state !== 'not_started') refuseEmpty(input);
    const isNewVersion = !isSameJson(definitionOf(before), definitionOf(input));
    const version = row.version + (isNewVersion ? 1 : 0);
    await updateProjectRow(ctx.db, ctx.workspaceId, id, input, { version, updated_at: ctx.now() });
    await keepChange(ctx, 'project', row, { before, input, version });
    await announceProject(ctx, id);
    return keepTriggers(ctx, id, { before: before.triggers, now: input.triggers });
  });
  return withSecrets(await getProject(ctx, id), secrets);
}

/** The project as it is, held until the transaction ends, where this person may see all of it and change it. */
export async function holdProject(ctx: TxCtx, id: number): Promise<ProjectRow> {
  const row = await holdToChange<ProjectRow>(ctx, 'project', id);
  // Whoever does not see all of it would change more than they know.
  if (seenBy(ctx, inputOf(row)).isPartly) throw fail('forbidden');
  return row;
}

/** A copy of one's own that finds nothing yet; its versions start anew. */
export async function cloneProject(
  ctx: Ctx,
  id: number,
  { name }: BodyOf<typeof cloneProjectEndpoint>,
): Promise<Project> {
  return transact(ctx, async (ctx) => {
    // Held, so that two copies at once find names one after the other.
    const row = await holdRule<ProjectRow>(ctx, 'project', id);
    const input = inputOf(row);
    // A copy shows the whole address of its webhook to whoever makes it.
    if (!seesAddresses(ctx, row)) input.triggers = input.triggers.filter(({ type }) => type !== 'webhook');
    await refuseCopy(ctx, input);
    const names = await listProjectNames(ctx.db, ctx.workspaceId);
    const free = name ?? freeName(input.name, names, projectNameLength.most);
    return insertProject(ctx, { ...input, name: free });
  });
}

export async function removeProject(ctx: Ctx, id: number): Promise<void> {
  await savingRule(ctx, 'project', async (ctx) => {
    const row = await holdProject(ctx, id);
    await dropAll(ctx, id);
    for (const leave of extensionsOf(ctx, leavingProjects)) await leave(ctx, id);
    await removeViewsOfProject(ctx, id);
    await removeProjectRow(ctx.db, ctx.workspaceId, id);
    await forgetRule(ctx, 'project', row, inputOf(row));
    await announceProject(ctx, id);
  });
}

/** Everything that it found, with what only it set. */
async function dropAll(ctx: TxCtx, id: number): Promise<void> {
  for (;;) {
    const files = await listFoundUntil(ctx.db, ctx.workspaceId, id, ctx.now(), droppedAtOnce);
    if (files.length === 0) return;
    await dropCalls(ctx, id, files);
  }
}

export async function lockProject(ctx: Ctx, id: number, locked: boolean): Promise<Project> {
  await lockRule(ctx, 'project', id, locked);
  return getProject(ctx, id);
}

/** Former versions; what this person may not see of them is left out. */
export async function listProjectVersions(
  ctx: Ctx,
  id: number,
  page: { limit: number; offset: number },
): Promise<ReplyOf<typeof listVersionsEndpoint>> {
  const row = await findProjectRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('projects.not_found');
  const list = await listRuleVersions(ctx, { kind: 'project', id }, page);
  const results = list.results.map((one) => {
    const { input } = seenBy(ctx, ProjectInput.parse(one.body));
    const triggers = seesAddresses(ctx, row) ? input.triggers : withoutPaths(input.triggers);
    return { ...one, body: { ...input, triggers } };
  });
  return { ...list, results };
}
