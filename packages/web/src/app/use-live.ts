import type { LiveMessage } from '@earshot/core/live/live.ts';
import type { VersionedKind } from '@earshot/core/rules/rules.ts';
import type { Me } from '@earshot/core/users/account.api.ts';
import { useEffect } from 'react';
import { openLive } from '../lib/live.ts';
import { queryClient } from '../lib/query-client.ts';
import { startAnew, useAccount } from '../shared/account.ts';
import { takeCount } from '../shared/counts.ts';
import { dropFile, mergeFile, refreshListsSoon } from '../shared/files/files.queries.ts';
import { askMissedNotifications, takeNotification } from '../shared/notifications/notifications.queries.ts';
import { peopleKeys } from '../shared/people/people.queries.ts';
import { meQuery } from '../shared/users.queries.ts';
import { checkSession } from './session.ts';
import { startWithCall } from './tour.ts';

/** What each message changes in what is already on the screen. */
export function useLive(): void {
  useEffect(
    () =>
      openLive({
        message: take,
        opened: refreshAnswered,
        missed: () => {
          refreshListsSoon();
          markStale(...heardOf);
          void askMissedNotifications();
        },
        refused: () => void checkSession(),
        renewed: () => void refreshMe(),
      }),
    [],
  );
}

/** First part of the query keys of each kind of rule. */
const ruleKeys: Record<VersionedKind, string> = {
  tag: 'tags',
  pattern: 'patterns',
  script: 'scripts',
  segment: 'segments',
  metric: 'metrics',
  project: 'projects',
  goal: 'goals',
  conversion: 'conversions',
  report: 'reports',
  classifier: 'classifiers',
};

/** First parts of the query keys of what messages make stale, besides the lists of calls. */
const heardOf = [
  'file',
  'speech',
  'sources',
  'users',
  'workspaces',
  'comments',
  'annotations',
  'rules',
  'bulk',
  'pins',
  'project-deliveries',
  'coaching',
  'disputes',
  'own-scores',
  ...Object.values(ruleKeys),
  ...Object.values(peopleKeys).flat(),
];

/** What of it was answered before there was a socket; mostly that is there first, and nothing is asked twice. */
function refreshAnswered(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [first], state }) =>
      state.dataUpdatedAt > 0 && ['files', 'search', ...heardOf].includes(String(first)),
  });
}

function take(message: LiveMessage): void {
  switch (message.event) {
    case 'file.changed':
      mergeFile(message.file);
      if (message.file.status === 'DONE') startWithCall();
      return;
    case 'file.removed':
      dropFile(message.file_id);
      return;
    case 'models.changed':
      markStale('speech');
      return;
    case 'sources.changed':
      markStale('sources');
      return;
    case 'rules.changed':
      markStale(ruleKeys[message.kind], 'rules');
      return;
    case 'comments.changed':
      markStale('comments', 'annotations');
      return;
    case 'bulk.changed':
      markStale('bulk');
      return;
    case 'people.changed':
      // Whoever was merged or renamed is called otherwise in every list, and the filters count them otherwise.
      if (useAccount.getState().user?.limited_to) return void queryClient.invalidateQueries();
      markStale(...peopleKeys[message.kind], 'file', 'search');
      refreshListsSoon();
      return;
    case 'projects.changed':
      markStale('projects', 'pins');
      return;
    case 'report.counted':
      takeCount(message);
      return;
    case 'coaching.changed':
      markStale('coaching');
      return;
    case 'deliveries.changed':
      markStale('project-deliveries');
      return;
    case 'members.changed':
      markStale('users');
      if (message.user_id === useAccount.getState().user?.user_id) void refreshMe();
      return;
    case 'workspace.changed':
      markStale('workspace', 'workspaces');
      void refreshMe();
      return;
    case 'notification':
      takeNotification(message.notification);
      // Scores, disputes and coaching have no message of their own.
      if (isAboutReviewing(message.notification.kind))
        markStale('own-scores', 'disputes', 'coaching', 'file');
      return;
    default:
      // A newer server may say more than this tab understands.
      message satisfies never;
  }
}

const isAboutReviewing = (kind: string) => /^(score|dispute|coaching)\./.test(kind);

function markStale(...keys: string[]): void {
  for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** The workspace, and whose calls alone are seen there: with another one nothing on the screen holds. */
const sightOf = (me: Me | null) =>
  JSON.stringify([me?.workspace?.id, me?.limited_to ?? null, me?.is_agent ?? false]);

/** Role, permissions or workspace may be others now. */
async function refreshMe(): Promise<void> {
  const before = sightOf(useAccount.getState().user);
  try {
    // Before it is taken: what is being asked for already may have been read before the change.
    await queryClient.invalidateQueries({ queryKey: meQuery().queryKey, refetchType: 'all' });
    const me = await queryClient.fetchQuery(meQuery());
    if (sightOf(me) !== before) startAnew();
  } catch {
    // The socket comes back, and then this is asked again.
  }
}
