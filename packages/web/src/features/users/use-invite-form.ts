import type { Role } from '@earshot/core/access.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../lib/i18n.ts';
import { useAccount } from '../../shared/account.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useInvite } from './users.queries.ts';
import { usersTexts } from './users.texts.ts';

export type InviteFields = { emails: string; role: Role; workspace: number };

export const splitEmails = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** Invites one after the other; those that were refused stay in the field with the reason. */
export function useInviteForm(onDone: () => void) {
  const t = useTexts(usersTexts);
  const notify = useNotify();
  const errorText = useErrorText();
  const invite = useInvite();
  const [isSending, setIsSending] = useState(false);
  const here = useAccount((account) => account.user?.workspace?.id ?? 0);
  const form = useForm<InviteFields>({ defaultValues: { emails: '', role: 'viewer', workspace: here } });

  const submit = form.handleSubmit(async ({ emails, role, workspace }) => {
    setIsSending(true);
    const refused: string[] = [];
    let reason = '';
    const all = splitEmails(emails);
    for (const email of all) {
      try {
        await invite.mutateAsync({ email, role, workspace });
      } catch (error) {
        refused.push(email);
        reason = errorText(error);
      }
    }
    setIsSending(false);
    const sent = all.length - refused.length;
    if (sent === 1) notify.done(t('invited', { email: all.find((email) => !refused.includes(email)) ?? '' }));
    if (sent > 1) notify.done(t('invitedMany', { count: sent }));
    if (refused.length === 0) return onDone();
    form.setValue('emails', refused.join(', '));
    form.setError('emails', { message: reason }, { shouldFocus: true });
  });

  return { form, submit, isSending };
}
