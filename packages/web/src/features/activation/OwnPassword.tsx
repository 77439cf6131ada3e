import type { Me } from '@earshot/core/users/account.api.ts';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { meQuery } from '../../shared/users.queries.ts';
import { AccountForm } from './AccountForm.tsx';
import { useActivate } from './activation.queries.ts';
import { activationTexts } from './activation.texts.ts';

/** The first password of somebody who came in by the link of the first start, or by another service. */
export function OwnPassword({ me }: { me: Me }) {
  const t = useTexts(activationTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const activate = useActivate();
  return (
    <AccountForm
      title={t('ownTitle')}
      text={t('ownText', { email: me.email })}
      email={me.email}
      name={me.name}
      asksName={false}
      isPending={activate.isPending}
      onSubmit={(values, onError) =>
        activate.mutate(values, {
          onSuccess: async () => {
            notify.done(t('ownDone'));
            await queryClient.invalidateQueries({ queryKey: meQuery().queryKey });
            await navigate({ to: '/', replace: true });
          },
          onError,
        })
      }
    />
  );
}
