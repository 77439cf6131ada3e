import { readablePhone } from '@earshot/core/subscribers/readable-phone.ts';
import type { Subscriber } from '@earshot/core/subscribers/subscribers.api.ts';
import { useForm, useWatch } from 'react-hook-form';
import type { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useFormDraft } from '../../shared/drafts/use-form-draft.ts';
import { changedFields, isChanged } from '../../shared/people/changed-fields.ts';
import { useFieldErrors } from '../../shared/people/use-field-errors.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { type SubscriberBody, useSaveSubscriber } from './subscribers.queries.ts';
import { subscribersTexts } from './subscribers.texts.ts';

export type SubscriberFields = { name: string; phones: { text: string }[]; external_id: string };

const fieldsOf = (subscriber: Subscriber | null): SubscriberFields => {
  const phones = subscriber?.phones.map((phone) => ({ text: readablePhone(phone) })) ?? [];
  return {
    name: subscriber?.name ?? '',
    phones: phones.length > 0 ? phones : [{ text: '' }],
    external_id: subscriber?.external_id ?? '',
  };
};

const bodyOf = ({ name, phones, external_id }: SubscriberFields): Required<SubscriberBody> => ({
  name: name.trim() || null,
  phones: phones.map(({ text }) => text.trim()).filter((text) => text !== ''),
  external_id: external_id.trim() || null,
});

/** At least one of them has to say something. */
export const saysNothing = (fields: SubscriberFields): boolean => {
  const { name, phones, external_id } = bodyOf(fields);
  return name === null && phones.length === 0 && external_id === null;
};

const digits = (text: string) => text.replaceAll(/\D/gu, '');

/** The field that a refusal is about; a number is found by its digits, however it is written. */
export function fieldOf({ code, params }: Pick<CallError, 'code' | 'params'>, { phones }: SubscriberFields) {
  if (code === 'subscribers.external_id_taken') return 'external_id' as const;
  if (code === 'subscribers.nobody') return 'name' as const;
  if (code !== 'subscribers.phone_taken' && code !== 'subscribers.phone_invalid') return undefined;
  const refused = String(params.phone ?? '');
  const same = phones.findIndex(({ text }) => text.trim() === refused || digits(text) === digits(refused));
  const alike = phones.findIndex(
    ({ text }) => digits(text) !== '' && digits(refused).endsWith(digits(text).replace(/^0+/u, '')),
  );
  return `phones.${Math.max(0, same >= 0 ? same : alike)}.text` as const;
}

/** What is entered of an abonent, and how it is saved; a new one where there is none. */
export function useSubscriberForm(subscriber: Subscriber | null, onSaved: () => void) {
  const t = useTexts(subscribersTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const save = useSaveSubscriber();
  const stored = fieldsOf(subscriber);
  const form = useForm<SubscriberFields>({ mode: 'onTouched', defaultValues: stored });
  const refuse = useFieldErrors(form, (error) => fieldOf(error, form.getValues()));
  const drafting = useFormDraft(form, stored, {
    kind: 'subscriber',
    subject: String(subscriber?.id ?? 'new'),
  });
  const watched = useWatch({ control: form.control });
  const entered: SubscriberFields = {
    ...stored,
    ...watched,
    phones: (watched.phones ?? []).map(({ text = '' }) => ({ text })),
  };
  const changesOf = (fields: SubscriberFields) => changedFields(bodyOf(stored), bodyOf(fields));
  const submit = form.handleSubmit((fields) => {
    if (saysNothing(fields)) {
      form.setError('name', { message: t('atLeastOne') });
      return;
    }
    save.mutate(
      subscriber === null
        ? { id: null, body: bodyOf(fields) }
        : { id: subscriber.id, body: changesOf(fields) },
      {
        onSuccess: () => {
          drafting.saved();
          notify.done(subscriber === null ? t('created') : w('saved'));
          onSaved();
        },
        onError: (error) => {
          drafting.failed();
          refuse(error);
        },
      },
    );
  });
  const canSave = subscriber === null || isChanged(changesOf(entered));
  return { form, submit, drafting, canSave, isSaving: save.isPending };
}
