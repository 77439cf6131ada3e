import { readablePhone } from '@earshot/core/subscribers/readable-phone.ts';
import type { ListedSubscriber } from '@earshot/core/subscribers/subscribers.api.ts';
import { Link } from '@tanstack/react-router';
import { formatNumber, formatWhen } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CallsLink } from '../../shared/people/CallsLink.tsx';
import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import { peopleTexts } from '../../shared/people/people.texts.ts';
import { words } from '../../shared/words.texts.ts';
import type { AskedOfSubscriber } from './SubscriberDialogs.tsx';
import { SubscriberMenu } from './SubscriberMenu.tsx';
import type { SubscriberSearch } from './section.ts';
import { subscribersTexts } from './subscribers.texts.ts';

type Props = {
  subscriber: ListedSubscriber;
  period: SubscriberSearch;
  isCurrent: boolean;
  onAsk: (asked: AskedOfSubscriber) => void;
};

/** An abonent with the numbers, and how many calls there are. */
export function SubscriberRow({ subscriber, period: { dateFrom, dateTo }, isCurrent, onAsk }: Props) {
  const p = useTexts(peopleTexts);
  const w = useTexts(words);
  const { id, label, external_id: externalId, files, files_in_period: inPeriod } = subscriber;
  const name = readablePhone(label);
  return (
    <tr className="subscriber-row" data-current={isCurrent} data-testid={`subscriber-${id}`}>
      <td>
        <span className="row subscriber-name">
          <PersonAvatar name={label} size={26} />
          <span className="grow">
            <Link
              className="med person-link num"
              to="/subscribers/$id"
              params={{ id: String(id) }}
              search={{ dateFrom, dateTo }}
            >
              <bdi>{name}</bdi>
            </Link>
            <span className="subscriber-under sm mut">
              <Phones subscriber={subscriber} />
            </span>
          </span>
        </span>
      </td>
      <td className="tablet sm t2">
        <Phones subscriber={subscriber} />
      </td>
      <td className="wide num sm t2">{externalId}</td>
      <td className="number num tablet">{formatNumber(files)}</td>
      <td className="number">
        <CallsLink
          open={subscriber.open}
          label={`${name}: ${p('callCount', { count: inPeriod, shown: formatNumber(inPeriod) })}`}
        >
          {formatNumber(inPeriod)}
        </CallsLink>
      </td>
      <td className="wide num sm t2">
        {subscriber.last_call === null ? '–' : formatWhen(subscriber.last_call, new Date(), w('today'))}
      </td>
      <td className="number">
        <SubscriberMenu subscriber={subscriber} onAsk={onAsk} />
      </td>
    </tr>
  );
}

const first = 2;

/** The numbers, unless one of them is what the abonent is called by already. */
function Phones({ subscriber: { name, phones } }: { subscriber: ListedSubscriber }) {
  const t = useTexts(subscribersTexts);
  const rest = (name === null ? phones.slice(1) : phones).map(readablePhone);
  return (
    <span className="num" title={rest.length > first ? rest.join('\n') : undefined}>
      {rest.slice(0, first).join(', ')}
      {rest.length > first && ` ${t('morePhones', { count: rest.length - first })}`}
    </span>
  );
}
