import { readablePhone } from '@earshot/core/subscribers/readable-phone.ts';
import type { Subscriber } from '@earshot/core/subscribers/subscribers.api.ts';
import Button from '@mui/material/Button';
import { Pencil, Phone } from 'lucide-react';
import { IconLink } from '../../components/IconLink.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { PeriodPicker } from '../../shared/people/PeriodPicker.tsx';
import { PersonHead } from '../../shared/people/PersonHead.tsx';
import type { PeriodSearch } from '../../shared/people/period-of-days.ts';
import { words } from '../../shared/words.texts.ts';
import type { AskedOfSubscriber } from './SubscriberDialogs.tsx';
import { SubscriberMenu } from './SubscriberMenu.tsx';
import { subscribersTexts } from './subscribers.texts.ts';

type Props = {
  subscriber: Subscriber;
  search: PeriodSearch;
  onPeriod: (period: PeriodSearch) => void;
  onAsk: (asked: AskedOfSubscriber) => void;
};

/** Who the abonent is, of which days the page is, and what can be done. */
export function SubscriberHead({ subscriber, search, onPeriod, onAsk }: Props) {
  const t = useTexts(subscribersTexts);
  const w = useTexts(words);
  const { label, phones, external_id: externalId, aliases, can_change: canChange } = subscriber;
  return (
    <PersonHead
      name={readablePhone(label)}
      back={(icon) => (
        <IconLink size="small" className="outlined" to="/subscribers" search={search} label={t('back')}>
          {icon}
        </IconLink>
      )}
      facts={
        <>
          {externalId && <span className="num">{externalId}</span>}
          {phones.map((phone) => (
            <span key={phone} className="num head-phone">
              <Phone size={12} aria-hidden />
              {readablePhone(phone)}
            </span>
          ))}
        </>
      }
      aliases={aliases}
    >
      <PeriodPicker search={search} onChange={onPeriod} />
      {canChange && (
        <Button
          variant="outlined"
          startIcon={<Pencil size={16} />}
          onClick={() => onAsk({ kind: 'edit', subscriber })}
        >
          {w('edit')}
        </Button>
      )}
      <SubscriberMenu subscriber={subscriber} onAsk={onAsk} hasEdit={false} />
    </PersonHead>
  );
}
