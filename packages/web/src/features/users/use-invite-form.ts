import type { Role } from '@earshot/core/access.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../lib/i18n.ts';
import { useAccount } from '../../shared/account.ts';
import { useFormDraft } from '../../shared/drafts/use-form-draft.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import type { InvitationLink } from './InvitationLinks.tsx';
import { useInvite } from './users.queries.ts';
import { usersTexts } from './users.texts.ts';

export type InviteFields = { emails: string; role: Role; workspace: number };

export const splitEmails = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/**
 * Invites one after the other; those that were refused stay in the field with the reason. `links`: of all who are invited by
 * now.
 */
export function useInviteForm() {
  const t = useTexts(usersTexts);
  const notify = useNotify();
  const errorText = useErrorText();
  const invite = useInvite();
  const [isSending, setIsSending] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [links, setLinks] = useState<readonly InvitationLink[]>([]);
  const here = useAccount((account) => account.user?.workspace?.id ?? 0);
  const stored: InviteFields = { emails: '', role: 'viewer', workspace: here };
  const form = useForm<InviteFields>({ defaultValues: stored });
  const drafting = useFormDraft(form, stored, { kind: 'invitation', subject: 'new' });

  const submit = form.handleSubmit(async ({ emails, role, workspace }) => {
    setIsSending(true);
    const made: InvitationLink[] = [];
    const refused: string[] = [];
    let reason = '';
    const all = splitEmails(emails);
    for (const email of all) {
      try {
        const { link } = await invite.mutateAsync({ email, role, workspace });
        made.push({ email, link });
      } catch (error) {
        refused.push(email);
        reason = errorText(error);
      }
    }
    setIsSending(false);
    setLinks((before) => [...before, ...made]);
    const sent = all.length - refused.length;
    if (sent === 1) notify.done(t('invited', { email: all.find((email) => !refused.includes(email)) ?? '' }));
    if (sent > 1) notify.done(t('invitedMany', { count: sent }));
    if (refused.length === 0) {
      drafting.saved();
      return setIsDone(true);
    }
    form.setValue('emails', refused.join(', '));
    form.setError('emails', { message: reason }, { shouldFocus: true });
  });

  return { form, submit, drafting, isSending, links, isDone };
}
