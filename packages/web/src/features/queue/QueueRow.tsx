import type { QueueItem } from '@earshot/core/queue/queue.api.ts';
import { Link } from '@tanstack/react-router';
import { AudioLines, Ban, FileText, MessagesSquare } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { formatClock, formatDateTime, formatNumber, formatPercent, formatWhen } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useCancelFile } from '../../shared/files/files.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { queueTexts } from './queue.texts.ts';
import { useDue } from './use-due.ts';
import { useWhy } from './use-why.ts';

const icons = { recording: AudioLines, chat: MessagesSquare, transcript: FileText } as const;

export function QueueRow({ item, isCurrent }: { item: QueueItem; isCurrent: boolean }) {
  const t = useTexts(queueTexts);
  const w = useTexts(words);
  const Icon = icons[item.kind];
  return (
    <tr data-testid={`queue-row-${item.file_id}`} data-current={isCurrent} className={item.state}>
      <td className="place num">{item.place === null ? '' : formatNumber(item.place)}</td>
      <td className="conversation">
        <span className="row">
          <span className="row mut" title={t(item.kind)}>
            <Icon size={16} role="img" aria-label={t(item.kind)} />
          </span>
          <Link className="el med" to="/files/$file_id" params={{ file_id: item.file_id }} title={item.name}>
            {item.name}
          </Link>
        </span>
      </td>
      <td className="came num t2" title={formatDateTime(item.created)}>
        {formatWhen(item.created, new Date(), w('today'))}
      </td>
      <td className="length num">
        {item.duration_ms === null ? <span className="mut">–</span> : formatClock(item.duration_ms)}
      </td>
      <td className="state">
        <State item={item} />
      </td>
      <DueCells item={item} />
      <td className="act">
        <CancelButton item={item} />
      </td>
    </tr>
  );
}

/** What is being done to it, or why nothing is. */
function State({ item }: { item: QueueItem }) {
  const t = useTexts(queueTexts);
  const w = useTexts(words);
  const whyText = useWhy();
  if (item.why !== null) return <span className="t2">{whyText(item.why)}</span>;
  const label = item.stage === null ? t('preparing') : w(`stage_${item.stage}`);
  return (
    <span className="queue-progress">
      <span className="row med">
        {label}
        <span className="push num">{formatPercent(item.progress)}</span>
      </span>
      <ProgressBar label={label} share={item.progress} />
    </span>
  );
}

function DueCells({ item: { state, due } }: { item: QueueItem }) {
  const t = useTexts(queueTexts);
  const say = useDue();
  const why = due?.is_guess ? t('aboutText') : undefined;
  const isInWork = state === 'in_work';
  return (
    <>
      <td className="starts num" data-label={isInWork ? undefined : t('starts')} title={why}>
        {isInWork ? '' : say(due?.start_at, due?.is_guess)}
      </td>
      <td className="done num" data-label={t('done')} title={why}>
        {say(due?.done_at, due?.is_guess)}
      </td>
    </>
  );
}

function CancelButton({ item }: { item: QueueItem }) {
  const t = useTexts(queueTexts);
  const notify = useNotify();
  const mayWrite = useMay('files.write');
  // The row is gone before its callbacks would be heard.
  const { mutateAsync: cancel, isPending } = useCancelFile();
  if (!mayWrite) return null;
  return (
    <IconAction
      size="small"
      label={t('cancel', { name: item.name })}
      disabled={isPending}
      onClick={() => cancel(item.file_id).then(() => notify.done(t('cancelled')), notify.failed)}
    >
      <Ban size={15} />
    </IconAction>
  );
}
