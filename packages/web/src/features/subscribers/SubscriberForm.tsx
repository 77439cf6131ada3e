import { internalIdLength, personNameLength } from '@earshot/core/agents/people.ts';
import type { Subscriber } from '@earshot/core/subscribers/subscribers.api.ts';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import type { LinesOf } from '../../shared/drafts/DraftDifferences.tsx';
import { FormFoot } from '../../shared/people/FormFoot.tsx';
import { TextControl } from '../../shared/people/TextControl.tsx';
import { PhonesField } from './PhonesField.tsx';
import './subscribers.css';
import { subscribersTexts } from './subscribers.texts.ts';
import { useSubscriberForm } from './use-subscriber-form.ts';

/** Name, numbers and external id of an abonent, new or not. */
export function SubscriberForm({
  subscriber,
  onClose,
}: {
  subscriber: Subscriber | null;
  onClose: () => void;
}) {
  const t = useTexts(subscribersTexts);
  const { form, submit, ...foot } = useSubscriberForm(subscriber, onClose);
  const linesOf = useLines();
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="subscriber-title">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="subscriber-title">{t(subscriber === null ? 'new' : 'editTitle')}</DialogTitle>
        <DialogContent
          sx={{ display: 'flex', flexDirection: 'column', gap: 1, paddingTop: '8px !important' }}
        >
          <TextControl
            control={form.control}
            name="name"
            label={t('name')}
            limits={personNameLength}
            isOptional
            autoFocus
          />
          <PhonesField control={form.control} />
          <TextControl
            control={form.control}
            name="external_id"
            label={t('externalId')}
            limits={internalIdLength}
            isOptional
          />
        </DialogContent>
        <FormFoot linesOf={linesOf} onClose={onClose} {...foot} />
      </form>
    </Dialog>
  );
}

/** The form line by line, for a draft. */
function useLines(): LinesOf {
  const t = useTexts(subscribersTexts);
  return useCallback(
    ({ name, phones, external_id }) => [
      { name: 'name', label: t('name'), text: String(name ?? '') },
      { name: 'phones', label: t('phones'), text: textsOf(phones).join(', ') },
      { name: 'external_id', label: t('externalId'), text: String(external_id ?? '') },
    ],
    [t],
  );
}

const textsOf = (phones: unknown): string[] =>
  Array.isArray(phones) ? phones.map((phone: { text?: unknown }) => String(phone.text ?? '')) : [];
