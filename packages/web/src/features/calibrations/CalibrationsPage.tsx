import type { Calibration } from '@earshot/core/reviews/calibrations.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Eye, EyeOff, Plus, Scale, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatDate, formatNumber, initials } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import {
  calibrationsQuery,
  useRemoveCalibration,
  useRevealCalibration,
} from '../../shared/calibrations/calibrations.queries.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import './calibrations.css';
import { calibrationsTexts } from './calibrations.texts.ts';
import { NewCalibration } from './NewCalibration.tsx';

/** Calls that several people score blind, with how far each of these is. */
export function CalibrationsPage() {
  const t = useTexts(calibrationsTexts);
  const { create } = useSearch({ from: '/signed-in/reviews/calibrations' });
  const navigate = useNavigate();
  const mayPlan = useMay('reviews.plan');
  const query = useQuery(calibrationsQuery());
  const setOpen = (isOpen: boolean) =>
    void navigate({ to: '/reviews/calibrations', search: isOpen ? { create: '1' } : {}, replace: true });
  return (
    <div className="page calibrations-page">
      <div className="page-head">
        <Link to="/reviews" search={{}} className="rule-back" aria-label={t('reviews')} title={t('reviews')}>
          <ArrowLeft size={18} aria-hidden />
        </Link>
        <h1>{t('title')}</h1>
        <span className="push" />
        {mayPlan && (
          <Button variant="contained" startIcon={<Plus size={16} />} onClick={() => setOpen(true)}>
            {t('add')}
          </Button>
        )}
      </div>
      <p className="sm t2">{t('lead')}</p>
      {query.isError && query.data === undefined ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data === undefined ? (
        <Skeleton height={180} radius={12} />
      ) : query.data.length === 0 ? (
        <EmptyState icon={<Scale size={22} aria-hidden />} title={t('none')} isInside />
      ) : (
        <ul className="calibration-list">
          {query.data.map((calibration) => (
            <Row key={calibration.id} calibration={calibration} />
          ))}
        </ul>
      )}
      {create !== undefined && mayPlan && <NewCalibration onClose={() => setOpen(false)} />}
    </div>
  );
}

function Row({ calibration }: { calibration: Calibration }) {
  const t = useTexts(calibrationsTexts);
  const { id, name, goal, people, calls, scored, settled, due_at, revealed_at } = calibration;
  const progress = (done: number) => t('progress', { done: formatNumber(done), all: formatNumber(calls) });
  return (
    <li className="card calibration-row" data-testid={`calibration-${id}`}>
      <div className="calibration-name">
        <h2 dir="auto">{name}</h2>
        <p className="sm t2" dir="auto">
          {goal}
        </p>
      </div>
      <ul className="calibration-people">
        {people.map((person) => (
          <li key={person.user_id} className="sm">
            <span className="calibration-face" aria-hidden>
              {initials(person.name)}
            </span>
            <span className="calibration-person" dir="auto">
              {person.name}
            </span>
            <span className="num t2">{`${person.submitted}/${calls}`}</span>
          </li>
        ))}
      </ul>
      <dl className="calibration-counts">
        <div>
          <dt>{t('scored')}</dt>
          <dd className="num">{progress(scored)}</dd>
        </div>
        <div>
          <dt>{t('settled')}</dt>
          <dd className="num">{progress(settled)}</dd>
        </div>
      </dl>
      <span className={`chip small ${revealed_at === null ? 'tone-mute' : 'tone-ok'}`}>
        {revealed_at === null ? <EyeOff size={12} aria-hidden /> : <Eye size={12} aria-hidden />}
        {t(revealed_at === null ? 'isBlind' : 'isRevealed')}
      </span>
      {due_at !== null && revealed_at === null && (
        <span className="sm t2 num">{t('due', { when: formatDate(due_at) })}</span>
      )}
      <span className="push" />
      <Actions calibration={calibration} />
    </li>
  );
}

function Actions({ calibration: { id, name, file_ids, revealed_at } }: { calibration: Calibration }) {
  const t = useTexts(calibrationsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const mayPlan = useMay('reviews.plan');
  const [first] = file_ids;
  const revealing = useRevealCalibration();
  const removing = useRemoveCalibration();
  const [asked, setAsked] = useState<'reveal' | 'remove' | null>(null);
  const close = () => setAsked(null);
  return (
    <span className="row calibration-actions">
      {mayPlan && revealed_at === null && (
        <Button
          size="small"
          variant="outlined"
          loading={revealing.isPending}
          onClick={() => setAsked('reveal')}
        >
          {t('reveal')}
        </Button>
      )}
      {first !== undefined && (
        <ButtonLink
          size="small"
          variant="outlined"
          to="/files/$file_id"
          params={{ file_id: first }}
          search={{ calibration: String(id) }}
          aria-label={t('openOf', { name })}
        >
          {t('open')}
        </ButtonLink>
      )}
      {mayPlan && (
        <IconAction size="small" label={t('removeOf', { name })} onClick={() => setAsked('remove')}>
          <Trash2 size={14} />
        </IconAction>
      )}
      <ConfirmDialog
        open={asked === 'reveal'}
        title={t('revealTitle')}
        text={t('revealText')}
        confirm={t('reveal')}
        cancel={w('cancel')}
        onConfirm={() => {
          close();
          revealing.mutate(id, { onError: notify.failed });
        }}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'remove'}
        title={t('removeTitle', { name })}
        text={t('removeText')}
        confirm={t('remove')}
        cancel={w('cancel')}
        danger
        onConfirm={() => {
          close();
          removing.mutate(id, { onError: notify.failed });
        }}
        onClose={close}
      />
    </span>
  );
}
