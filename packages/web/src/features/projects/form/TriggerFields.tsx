import type { Trigger } from '@earshot/core/projects/triggers.ts';
import { FilterSelect } from '../../../components/FilterSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { formTexts } from '../form.texts.ts';
import { useNames } from '../use-trigger-words.ts';
import { WebhookFields } from '../webhook/WebhookFields.tsx';
import { AddressesField } from './AddressesField.tsx';
import { PeopleField } from './PeopleField.tsx';
import { TagSelect } from './TagSelect.tsx';
import { type TriggerOf, tagFor, withTag } from './triggers-draft.ts';

type Props<T extends Trigger = Trigger> = {
  trigger: T;
  disabled: boolean;
  onChange: (trigger: Trigger) => void;
};

/** What a trigger needs besides the patterns that it is on. */
export function TriggerFields({ trigger, ...rest }: Props) {
  switch (trigger.type) {
    case 'mark':
      return <MarkFields trigger={trigger} {...rest} />;
    case 'notify':
      return <NotifyFields trigger={trigger} {...rest} />;
    case 'favorite':
      return (
        <PeopleField
          value={trigger.user_ids}
          disabled={rest.disabled}
          onChange={(user_ids) => rest.onChange({ ...trigger, user_ids })}
        />
      );
    case 'webhook':
      return <WebhookFields trigger={trigger} {...rest} />;
    case 'conversion':
      return <ConversionFields trigger={trigger} {...rest} />;
    case 'segment':
      return <SegmentFields trigger={trigger} {...rest} />;
    default:
      return null;
  }
}

function MarkFields({ trigger, disabled, onChange }: Props<TriggerOf<'mark'>>) {
  const t = useTexts(formTexts);
  return (
    <span className="rule-line">
      <span className="sm t2">{t('whateverTag')}</span>
      <TagSelect
        label={t('whateverTag')}
        value={tagFor([trigger], null)}
        disabled={disabled}
        onChange={(tag) => {
          for (const next of withTag([trigger], null, tag)) onChange(next);
        }}
      />
    </span>
  );
}

function NotifyFields({ trigger, disabled, onChange }: Props<TriggerOf<'notify'>>) {
  return (
    <>
      <PeopleField
        value={trigger.user_ids}
        disabled={disabled}
        onChange={(user_ids) => onChange({ ...trigger, user_ids })}
      />
      <AddressesField
        value={trigger.emails}
        disabled={disabled}
        onChange={(emails) => onChange({ ...trigger, emails })}
      />
    </>
  );
}

function SegmentFields({ trigger, disabled, onChange }: Props<TriggerOf<'segment'>>) {
  const t = useTexts(formTexts);
  const { segments = [] } = useNames();
  // Only to a list picked by hand can a call be added.
  const lists = segments.filter(({ filters, query }) => filters === null && query === null);
  const isThere = lists.some(({ id }) => id === trigger.segment_id);
  return (
    <FilterSelect
      label={t('segmentOf')}
      every={t('chooseSegment')}
      value={isThere ? String(trigger.segment_id) : undefined}
      options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(id) => !disabled && onChange({ ...trigger, segment_id: Number(id ?? 0) })}
    />
  );
}

function ConversionFields({ trigger, disabled, onChange }: Props<TriggerOf<'conversion'>>) {
  const t = useTexts(formTexts);
  const { conversions = [] } = useNames();
  const isThere = conversions.some(({ id }) => id === trigger.conversion_id);
  return (
    <FilterSelect
      label={t('conversionOf')}
      every={t('chooseConversion')}
      value={isThere ? String(trigger.conversion_id) : undefined}
      options={conversions.map(({ id, name, type }) => ({ value: String(id), label: `${name} · ${type}` }))}
      onChange={(id) => !disabled && onChange({ ...trigger, conversion_id: Number(id ?? 0) })}
    />
  );
}
