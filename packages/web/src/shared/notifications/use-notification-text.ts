import type { Notification } from '@earshot/core/notifications/notifications.api.ts';
import { useCallback } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { roleTexts } from '../roles.texts.ts';
import { useErrorText } from '../use-error-text.ts';
import { notificationTexts } from './notification.texts.ts';

const roles = ['admin', 'manager', 'viewer'] as const;

/** What a project found, and what is usual where that is known. */
function alertText(
  t: ReturnType<typeof useTexts<typeof notificationTexts>>,
  params: Notification['params'],
): string {
  const { name = '', count, usual } = params;
  const values = { name, count: Number(count), shown: formatNumber(Number(count)) };
  return usual === undefined
    ? t('project.alert', values)
    : t('alertUsual', { ...values, usual: formatNumber(Number(usual)) });
}

/** The sentence of a notification: its kind filled with its values. */
export function useNotificationText() {
  const t = useTexts(notificationTexts);
  const roleName = useTexts(roleTexts);
  const errorText = useErrorText();
  return useCallback(
    ({ kind, params }: Notification): string => {
      if (kind === 'project.alert') return alertText(t, params);
      if (kind === 'review.assigned') {
        const count = Number(params.count);
        return t(kind, { count, shown: formatNumber(count) });
      }
      const role = roles.find((one) => one === params.role);
      return t(kind, {
        name: '',
        workspace: '',
        call: '',
        project: '',
        host: '',
        question: '',
        score: '',
        ...params,
        decision: t(params.decision === 'changed' ? 'disputeChanged' : 'disputeKept'),
        role: role === undefined ? '' : roleName(`role_${role}`),
        reason: typeof params.code === 'string' ? errorText({ code: params.code }) : '',
      });
    },
    [t, roleName, errorText],
  );
}
