import type { Notification } from '@earshot/core/notifications/notifications.api.ts';
import { useCallback } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { appTexts } from '../app.texts.ts';
import { bellTexts } from './bell.texts.ts';

const roles = ['admin', 'manager', 'viewer'] as const;

/** The sentence of a notification: its kind filled with its values. */
export function useNotificationText() {
  const t = useTexts(bellTexts);
  const app = useTexts(appTexts);
  const errorText = useErrorText();
  return useCallback(
    ({ kind, params }: Notification): string => {
      const role = roles.find((one) => one === params.role);
      return t(kind, {
        name: '',
        workspace: '',
        call: '',
        ...params,
        role: role === undefined ? '' : app(`role_${role}`),
        reason: typeof params.code === 'string' ? errorText({ code: params.code }) : '',
      });
    },
    [t, app, errorText],
  );
}
