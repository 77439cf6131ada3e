import type { AlertClock } from '@earshot/core/alerts/turns.ts';
import type { Stretch } from '@earshot/core/alerts/usual.ts';
import { baseUrl } from '../../platform/config.ts';
import type { TxCtx } from '../../platform/context.ts';
import { sendLetter } from '../mail/mail.ts';
import { notify } from '../notifications/notifications.ts';
import { listToldProjects, type ToldProject } from '../projects/told-projects.ts';
import { findWorkspace } from '../workspaces/workspaces.ts';
import { type DigestFacts, digestFacts, withinUsual } from './digest-facts.ts';
import { writeDigest } from './digest-letter.ts';
import { quotesOf } from './digest-quotes.ts';
import { namedBy } from './hear-matched.ts';
import type { RecipientRow } from './recipients.store.ts';
import { alertPath, oneClickPath } from './web-links.ts';
import type { Told } from './who-is-told.ts';

type Digest = {
  told: Told;
  project: ToldProject;
  recipient: RecipientRow;
  clock: AlertClock;
  digestId: number;
  token: string;
  stretch: Stretch;
};

/** Other projects that one line of a letter speaks of. */
const mostOthers = 8;

/** Rings the bell of a member and writes the letter; the transaction is that of the digest. */
export async function tell(ctx: TxCtx, digest: Digest): Promise<void> {
  const { told, project, recipient, clock, digestId, token, stretch } = digest;
  const facts = await digestFacts(ctx, project, { digestId, clock, stretch });
  const seen = told.reader && (await quotesOf(told.reader, project.id, digestId));
  const shown: DigestFacts = {
    ...facts,
    calls: seen?.count ?? facts.calls,
    patterns:
      told.reader === null || told.reader.permissions?.includes('patterns.read') ? facts.patterns : [],
  };
  if (told.userId !== null) await ringBell(ctx, told.userId, project, digestId, shown);
  const workspace = await findWorkspace(ctx, ctx.workspaceId);
  const base = baseUrl(ctx.config);
  await sendLetter(ctx, {
    to: told.to,
    unsubscribe: new URL(oneClickPath(token), base).href,
    letter: writeDigest({
      base,
      locale: told.locale,
      workspace: workspace?.name ?? '',
      project,
      isDaily: recipient.is_daily,
      clock,
      stretch,
      digestId,
      token,
      facts: shown,
      quotes: seen?.quotes ?? null,
      others: told.userId === null ? [] : await others(ctx, told.userId, project, clock, stretch),
    }),
  });
}

function ringBell(
  ctx: TxCtx,
  userId: number,
  project: ToldProject,
  digestId: number,
  { calls, usual }: DigestFacts,
): Promise<void> {
  const { id, kind, name } = project;
  return notify(ctx, [userId], {
    kind: 'project.alert',
    project_id: id,
    params: {
      name,
      project: id,
      project_kind: kind,
      alert: digestId,
      count: calls,
      ...(usual !== null && { usual: usual.middle }),
    },
    link: alertPath(project, digestId),
  });
}

/** The other projects that tell this person, of which there is nothing to tell. */
async function others(ctx: TxCtx, userId: number, { id }: ToldProject, clock: AlertClock, stretch: Stretch) {
  const own = (await listToldProjects(ctx)).filter(
    (project) => project.id !== id && namedBy(project).some((one) => one.user_id === userId),
  );
  return withinUsual(ctx, own.slice(0, mostOthers), clock, stretch);
}
