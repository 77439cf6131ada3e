import type { Project } from '@earshot/core/projects/projects.ts';
import type { WebhookState } from '@earshot/core/webhooks/webhooks.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { PageFoot } from '../PageFoot.tsx';
import { DeliveriesTable } from './DeliveriesTable.tsx';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { PausedNotice } from './PausedNotice.tsx';
import './webhook.css';
import { WebhookActions } from './WebhookActions.tsx';
import { type DeliveryList, deliveriesQuery } from './webhook.queries.ts';
import { webhookTexts } from './webhook.texts.ts';

const shownStatuses = ['all', 'waiting', 'failed'] as const;
type Which = (typeof shownStatuses)[number];
const sizes = [10, 25, 50] as const;

/** What the webhook of a project sent and has to send; nothing where there is none and never was. */
export function DeliveriesCard({ project }: { project: Project }) {
  const [which, setWhich] = useState<Which>('all');
  const [limit, setLimit] = useState<number>(sizes[0]);
  const [page, setPage] = useState(1);
  const asked = { limit, offset: (page - 1) * limit, ...(which !== 'all' && { status: which }) };
  const list = useQuery(deliveriesQuery(project.id, asked)).data;
  const isNone = list === undefined || (list.webhook === null && list.count === 0 && which === 'all');
  if (isNone) return null;
  return (
    <Filled
      project={project}
      list={list}
      which={which}
      limit={limit}
      onWhich={(next) => {
        setWhich(next);
        setPage(1);
      }}
      onPage={setPage}
      onLimit={(next) => {
        setLimit(next);
        setPage(1);
      }}
    />
  );
}

type FilledProps = {
  project: Project;
  list: DeliveryList;
  which: Which;
  limit: number;
  onWhich: (which: Which) => void;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
};

function Filled({ project, list, which, limit, onWhich, onPage, onLimit }: FilledProps) {
  const t = useTexts(webhookTexts);
  const mayWrite = useMay('projects.write') && project.can_change;
  const [open, setOpen] = useState<string | null>(null);
  const { webhook, results, count, offset } = list;
  const pages = Math.max(1, Math.ceil(count / limit));
  return (
    <section className="card project-deliveries" aria-label={t('deliveries')}>
      <Head webhook={webhook} projectId={project.id} mayWrite={mayWrite} which={which} onWhich={onWhich} />
      {webhook && <PausedNotice projectId={project.id} webhook={webhook} mayWrite={mayWrite} />}
      {count === 0 && <p className="webhook-none mut">{t(which === 'all' ? 'none' : 'noneSuch')}</p>}
      {count > 0 && <DeliveriesTable deliveries={results} mayWrite={mayWrite} onOpen={setOpen} />}
      {count > sizes[0] && (
        <PageFoot
          list={{ count, offset, results, page: offset / limit + 1, countPage: pages }}
          limit={limit}
          sizes={sizes}
          onPage={onPage}
          onLimit={onLimit}
        />
      )}
      {open !== null && (
        <DeliveryDialog
          projectId={project.id}
          id={open}
          maySend={mayWrite && webhook !== null && project.state === 'started'}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

type HeadProps = Pick<FilledProps, 'which' | 'onWhich'> & {
  projectId: number;
  webhook: WebhookState | null;
  mayWrite: boolean;
};

function Head({ projectId, webhook, mayWrite, which, onWhich }: HeadProps) {
  const t = useTexts(webhookTexts);
  return (
    <header className="files-head">
      <h2>{t('deliveries')}</h2>
      {webhook && (
        <span className="sm t2 webhook-to" dir="auto">
          {t('to', { host: webhook.host })} · {t(webhook.format)}
        </span>
      )}
      <span className="push" />
      <Choice
        label={t('which')}
        value={which}
        options={shownStatuses.map((value) => ({ value, label: t(value) }))}
        onChange={onWhich}
      />
      {webhook && mayWrite && <WebhookActions projectId={projectId} webhook={webhook} />}
    </header>
  );
}
