import type { Subject } from '@earshot/core/projects/projects.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { inputOf } from './project-input.ts';
import { findProjectRow, holdProjectRow, listProjectsTesting, type ProjectRow } from './projects.store.ts';

/** A project as a test sees it. */
export type TestingProject = {
  id: number;
  name: string;
  kind: string;
  author_id: number | null;
  subject: Subject | null;
};

const present = (row: ProjectRow): TestingProject => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  author_id: row.author_id,
  subject: inputOf(row).subject,
});

export async function findTestingProject(ctx: Ctx, id: number): Promise<TestingProject | undefined> {
  const row = await findProjectRow(ctx.db, ctx.workspaceId, id);
  return row && present(row);
}

/** Whoever else changes the project waits until the transaction ends. */
export async function holdTestingProject(ctx: TxCtx, id: number): Promise<void> {
  await holdProjectRow(ctx.db, ctx.workspaceId, id);
}

/** Projects that test every new version of something. */
export async function projectsTesting(
  ctx: Ctx,
  subject: Pick<Subject, 'kind' | 'id'>,
): Promise<TestingProject[]> {
  return (await listProjectsTesting(ctx.db, ctx.workspaceId, subject)).map(present);
}
