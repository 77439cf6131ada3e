export const notificationKinds = [
  'file.failed',
  'member.joined',
  'member.changed',
  'model.fetched',
  'comment.mentioned',
  'project.alert',
  'webhook.paused',
  'test.worse',
  'review.assigned',
  'score.published',
  'dispute.opened',
  'dispute.decided',
  'question.assists',
  'coaching.given',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What notifications are about, as they are shown by. */
export const notificationGroups = ['alerts', 'work', 'files'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

export const groupOfKind: Record<NotificationKind, NotificationGroup> = {
  'file.failed': 'files',
  'member.joined': 'work',
  'member.changed': 'work',
  'model.fetched': 'work',
  'comment.mentioned': 'work',
  'project.alert': 'alerts',
  'webhook.paused': 'work',
  'test.worse': 'work',
  'review.assigned': 'work',
  'score.published': 'work',
  'dispute.opened': 'work',
  'dispute.decided': 'work',
  'question.assists': 'work',
  'coaching.given': 'work',
};

export const kindsOfGroup = (group: NotificationGroup): NotificationKind[] =>
  notificationKinds.filter((kind) => groupOfKind[kind] === group);
