import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { listIps } from '@earshot/core/ip-list/ip-list.api.ts';
import { isNetwork } from '@earshot/core/ip-list/networks.ts';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { IconAction } from '../../components/IconAction.tsx';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { ipListQuery, useAddIp, useRemoveIp, useSetIpOption } from './integration.queries.ts';
import { integrationTexts } from './integration.texts.ts';

type List = ReplyOf<typeof listIps>;

export function IpList() {
  const t = useTexts(integrationTexts);
  const errorText = useErrorText();
  const query = useQuery(ipListQuery());
  const isLate = useLate(query.isPending);
  const mayWrite = useMay('ip_list.write');
  const list = query.data;
  return (
    <SettingsSection title={t('ips')} text={t('ipsText')}>
      {isLate && <Skeleton height={60} />}
      {query.isError && list === undefined && (
        <p role="alert" style={{ color: 'var(--bad-fg)' }}>
          {errorText(query.error)}
        </p>
      )}
      {list && (
        <>
          <Others list={list} mayWrite={mayWrite} />
          <Entries list={list} mayWrite={mayWrite} />
          {mayWrite && <AddForm list={list} />}
        </>
      )}
    </SettingsSection>
  );
}

function Others({ list, mayWrite }: { list: List; mayWrite: boolean }) {
  const t = useTexts(integrationTexts);
  const notify = useNotify();
  const set = useSetIpOption();
  const isAllowed = set.isPending ? set.variables : list.allow_others;
  const isShut = !isAllowed && list.results.length === 0;
  return (
    <div className="row" style={{ gap: 16 }}>
      <div className="grow">
        <div className="med" id="others-name">
          {t('allowOthers')}
        </div>
        <div
          className={isShut ? 'sm' : 'sm mut'}
          role="status"
          style={isShut ? { color: 'var(--warn-fg)' } : undefined}
        >
          {t(isAllowed ? 'othersAllowed' : isShut ? 'nobody' : 'onlyListed')}
        </div>
      </div>
      <Switch
        size="small"
        checked={isAllowed}
        disabled={!mayWrite}
        slotProps={{ input: { 'aria-labelledby': 'others-name' } }}
        onChange={(_, isOn) =>
          set.mutate(isOn, { onSuccess: () => notify.done(t('changed')), onError: notify.failed })
        }
      />
    </div>
  );
}

function Entries({ list, mayWrite }: { list: List; mayWrite: boolean }) {
  const t = useTexts(integrationTexts);
  const notify = useNotify();
  const remove = useRemoveIp();
  if (list.results.length === 0) return <p className="mut">{t('noIps')}</p>;
  return (
    <ul className="settings-list">
      {list.results.map(({ id, network, note, created_at: createdAt }) => (
        <li key={id}>
          <div className="grow">
            <span className="ip-address">{network}</span>
            <div className="sm mut">{[note, formatDateTime(createdAt)].filter(Boolean).join(' · ')}</div>
          </div>
          {mayWrite && (
            <IconAction
              size="small"
              label={t('removeIp', { address: network })}
              disabled={remove.isPending}
              onClick={() =>
                remove.mutate(id, { onSuccess: () => notify.done(t('ipRemoved')), onError: notify.failed })
              }
            >
              <Trash2 size={14} />
            </IconAction>
          )}
        </li>
      ))}
    </ul>
  );
}

function AddForm({ list }: { list: List }) {
  const t = useTexts(integrationTexts);
  const notify = useNotify();
  const errorText = useErrorText();
  const add = useAddIp();
  const form = useForm({ defaultValues: { network: '', note: '' } });
  const { errors } = form.formState;
  const isOwnThere = list.results.some(({ network }) => network === list.your_address);
  const submit = form.handleSubmit(({ network, note }) =>
    add.mutate(
      { network: network.trim(), note: note.trim() },
      {
        onSuccess: () => {
          form.reset();
          notify.done(t('ipAdded'));
        },
        onError: (error) => form.setError('network', { message: errorText(error) }, { shouldFocus: true }),
      },
    ),
  );
  return (
    <form className="ip-form" onSubmit={submit} noValidate>
      <TextField
        label={t('address')}
        error={errors.network !== undefined}
        helperText={errors.network?.message ?? t('addressHelp')}
        slotProps={{ inputLabel: { shrink: true } }}
        {...form.register('network', {
          required: t('addressMissing'),
          validate: (text) => isNetwork(text.trim()) || t('addressWrong'),
        })}
      />
      <TextField
        label={t('note')}
        slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
        {...form.register('note')}
      />
      <Button
        type="submit"
        variant="outlined"
        startIcon={<Plus size={16} />}
        loading={add.isPending}
        sx={{ mt: '2px' }}
      >
        {t('add')}
      </Button>
      {!isOwnThere && (
        <Button
          size="small"
          className="ip-own"
          onClick={() => form.setValue('network', list.your_address, { shouldValidate: true })}
        >
          {t('yourAddress', { address: list.your_address })}
        </Button>
      )}
    </form>
  );
}
