import Button from '@mui/material/Button';
import { Plus, X } from 'lucide-react';
import { type Control, useFieldArray } from 'react-hook-form';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { TextControl } from '../../shared/people/TextControl.tsx';
import { subscribersTexts } from './subscribers.texts.ts';
import type { SubscriberFields } from './use-subscriber-form.ts';

const mostPhones = 20;
const phoneLength = { least: 3, most: 40 };

/** The numbers of an abonent, each in a line of its own. */
export function PhonesField({ control }: { control: Control<SubscriberFields> }) {
  const t = useTexts(subscribersTexts);
  const { fields, append, remove } = useFieldArray({ control, name: 'phones' });
  return (
    <fieldset className="phones" aria-label={t('phones')}>
      {fields.map(({ id }, at) => (
        <div key={id} className="phone-row">
          <TextControl
            control={control}
            name={`phones.${at}.text`}
            label={t('phone', { n: at + 1 })}
            limits={phoneLength}
            type="tel"
            isOptional
          />
          {fields.length > 1 && (
            <IconAction label={t('removePhone', { n: at + 1 })} onClick={() => remove(at)}>
              <X size={16} />
            </IconAction>
          )}
        </div>
      ))}
      {fields.length < mostPhones && (
        <Button size="small" startIcon={<Plus size={14} />} onClick={() => append({ text: '' })}>
          {t('addPhone')}
        </Button>
      )}
    </fieldset>
  );
}
