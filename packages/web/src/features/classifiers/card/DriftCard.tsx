import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { DriftTold, DriftWeek } from '@earshot/core/classifiers/drift.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, TrendingUp } from 'lucide-react';
import { Sparkline } from '../../../components/Sparkline.tsx';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { driftQuery } from '../classifiers.queries.ts';
import './drift.css';
import { driftTexts } from './drift.texts.ts';
import { heightsOf } from './drift.ts';
import { UnknownWordList } from './UnknownWordList.tsx';

/** Whether calls still are as those that it learned from, and from where on it would have to learn again. */
export function DriftCard({ classifier: { id, version } }: { classifier: Classifier }) {
  const t = useTexts(driftTexts);
  const drift = useQuery({ ...driftQuery(id), enabled: version > 0 }).data;
  if (drift === undefined) return null;
  const { drifts, weeks, calls, needed, unknown_in_examples: inExamples } = drift;
  const isOver = drifts.some(({ is_over }) => is_over);
  const isLabelled = drifts.some(({ kind }) => kind === 'accuracy');
  return (
    <section className="card side-card drift" aria-label={t('title')} data-testid="drift">
      <header>
        <div className="rule-line">
          <h2>{t('title')}</h2>
          {drifts.length > 0 && (
            <span className={`chip small ${isOver ? 'tone-warn' : 'tone-ok'}`}>
              {isOver ? <TrendingUp size={11} aria-hidden /> : <Check size={11} aria-hidden />}{' '}
              {t(isOver ? 'over' : 'within')}
            </span>
          )}
        </div>
        <p className="sm mut">{t('lead')}</p>
      </header>
      <ul className="drift-kinds">
        {drifts.map((one) => (
          <Kind key={one.kind} drift={one} {...{ weeks, inExamples }} />
        ))}
      </ul>
      {calls < needed && (
        <p className="sm t2">{t('notYet', { needed: formatNumber(needed), shown: formatNumber(calls) })}</p>
      )}
      {!isLabelled && <NobodyLabelled id={id} version={version} />}
      {calls > 0 && <UnknownWordList id={id} version={version} />}
    </section>
  );
}

function NobodyLabelled({ id, version }: { id: number; version: number }) {
  const t = useTexts(driftTexts);
  const mayWrite = useMay('classifiers.write');
  return (
    <p className="sm t2">
      {t('nobodyLabelled', { version })}{' '}
      {mayWrite && (
        <Link to="/classifiers/$id/label" params={{ id: String(id) }} search={{ kind: 'random' }}>
          {t('labelSome')}
        </Link>
      )}
    </p>
  );
}

type KindProps = { drift: DriftTold; weeks: readonly DriftWeek[]; inExamples: number | null };

function Kind({ drift, weeks, inExamples }: KindProps) {
  const t = useTexts(driftTexts);
  const { kind, is_over, limit } = drift;
  const course = weeks.flatMap((week) => week[kind] ?? []);
  const values = course.map((value) => formatPercent(value, 1)).join(', ');
  return (
    <li className={is_over ? 'over' : ''} data-testid={`drift-${kind}`}>
      <span>
        <b>{t(kind)}</b>
        <Remark {...{ drift, inExamples }} />
      </span>
      {course.length > 1 ? (
        <Sparkline values={heightsOf(course, limit)} label={t('course', { name: t(kind), values })} />
      ) : (
        <span aria-hidden />
      )}
      <Now drift={drift} />
    </li>
  );
}

function Now({ drift: { kind, now, limit, n } }: { drift: DriftTold }) {
  const t = useTexts(driftTexts);
  return (
    <span className="drift-now">
      <b className="num">
        {kind === 'accuracy'
          ? t('rightOf', { right: formatNumber(Math.round(now * n)), n: formatNumber(n) })
          : formatPercent(now, 1)}
      </b>
      <span className="sm num">{t('limit', { limit: formatPercent(limit, 1) })}</span>
    </span>
  );
}

function Remark({ drift, inExamples }: Pick<KindProps, 'drift' | 'inExamples'>) {
  const { kind, before, label, low, high } = drift;
  const t = useTexts(driftTexts);
  const shown = (share: number) => formatPercent(share, kind === 'unknown_words' ? 1 : 0);
  return (
    <span className="sm mut drift-remark">
      {kind === 'unknown_words' &&
        (inExamples === null
          ? t('was', { before: shown(before) })
          : t('wasAndExamples', { before: shown(before), examples: shown(inExamples) }))}
      {kind === 'label_shares' &&
        (label === null
          ? t('nobodyMoved')
          : t('moved', { label: label.name, now: shown(label.now), before: shown(label.before) }))}
      {kind === 'accuracy' &&
        low !== null &&
        high !== null &&
        t('between', { low: shown(low), high: shown(high), before: shown(before) })}
    </span>
  );
}
