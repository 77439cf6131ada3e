import type { Delivery } from '@earshot/core/webhooks/webhooks.api.ts';
import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { DeliveryChip } from './DeliveryChip.tsx';
import { useReason } from './use-reason.ts';
import { webhookTexts } from './webhook.texts.ts';

type Props = {
  deliveries: readonly Delivery[];
  mayWrite: boolean;
  onOpen: (id: string) => void;
};

/** What was sent of which call, with what came of it. */
export function DeliveriesTable({ deliveries, mayWrite, onOpen }: Props) {
  const t = useTexts(webhookTexts);
  return (
    <div className="plain-table deliveries-table">
      <table aria-label={t('deliveries')}>
        <thead>
          <tr>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('conversation')}</th>
            <th scope="col">{t('lastTry')}</th>
            <th scope="col" className="number">
              {t('tries')}
            </th>
            <th scope="col">{t('outcome')}</th>
            <th scope="col">{t('nextTry')}</th>
            {mayWrite && (
              <th scope="col">
                <span className="visually-hidden">{t('detailsTitle')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {deliveries.map((one) => (
            <Row key={one.id} delivery={one} onOpen={mayWrite ? () => onOpen(one.id) : null} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ delivery, onOpen }: { delivery: Delivery; onOpen: (() => void) | null }) {
  const t = useTexts(webhookTexts);
  const reasonOf = useReason();
  const { file, status, at, attempt, next_at: nextAt } = delivery;
  const name = file?.name ?? t('hidden');
  return (
    <tr data-testid="delivery">
      <td>
        <DeliveryChip status={status} />
      </td>
      <td className="delivery-name">
        {file === null ? (
          <span className="mut">{name}</span>
        ) : (
          <Link to="/files/$file_id" params={{ file_id: file.file_id }}>
            {name}
          </Link>
        )}
      </td>
      <td className="num" data-label={t('lastTry')}>
        {attempt === 0 ? '–' : formatDateTime(at)}
      </td>
      <td className="number num" data-label={t('tries')}>
        {formatNumber(attempt)}
      </td>
      <td>{reasonOf(delivery) ?? delivery.http_status ?? '–'}</td>
      <td className="num" data-label={t('nextTry')}>
        {nextAt === null ? '–' : formatDateTime(nextAt)}
      </td>
      {onOpen && (
        <td className="number delivery-open">
          <IconAction label={t('details', { name })} onClick={onOpen}>
            <FileText size={15} />
          </IconAction>
        </td>
      )}
    </tr>
  );
}
