import type { File } from '@earshot/core/files/files.ts';
import type { CallScripts, CallStep } from '@earshot/core/scripts/scripts.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useCoachingAction } from '../../../shared/coaching/use-coaching-action.tsx';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { OutcomeChip } from '../../../shared/scripts/OutcomeChip.tsx';
import { SayingList } from '../../../shared/scripts/SayingList.tsx';
import { callScriptsQuery } from '../../../shared/scripts/scripts.queries.ts';
import { scriptTexts } from '../../../shared/scripts/scripts.texts.ts';
import { scriptsTabTexts } from './scripts-tab.texts.ts';

/** Every script beside what became of it in the call, to the word. */
export function ScriptsTab({ file }: { file: File }) {
  const t = useTexts(scriptsTabTexts);
  const query = useQuery(callScriptsQuery(file.file_id));
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={120} radius={8} />;
  const { results, adherence } = query.data;
  return (
    <section className="side-section">
      {results.length === 0 ? <p className="mut">{t('none')}</p> : <Adherence {...adherence} />}
      <ul className="side-list">
        {results.map((step) => (
          <li key={step.id} data-testid={`call-script-${step.id}`}>
            <StepLine file={file} step={step} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Adherence({ known, said, share, unsure, violations }: CallScripts['adherence']) {
  const t = useTexts(scriptsTabTexts);
  const counts = { said: formatNumber(said), known: formatNumber(known) };
  return (
    <p className="script-adherence" data-testid="adherence">
      <b className="num">{share === null ? '–' : formatPercent(share)}</b>{' '}
      <span className="sm t2">
        {[
          share === null ? t('unknown') : t('adherence', counts),
          ...(unsure > 0 ? [t('unsureCount', { number: formatNumber(unsure) })] : []),
          ...(violations > 0 ? [t('violations', { number: formatNumber(violations) })] : []),
        ].join(' · ')}
      </span>
    </p>
  );
}

function StepLine({ file, step }: { file: File; step: CallStep }) {
  const s = useTexts(scriptTexts);
  const coachingOf = useCoachingAction(file);
  const { id, name, type, demand, outcome, reason, sayings, variations, is_out_of_order } = step;
  const actionOf = coachingOf(name);
  return (
    <>
      <div className="side-line">
        <div>
          <Link to="/scripts" search={{ id: String(id) }} className="med">
            {name}
          </Link>
          <p className="xs mut">
            {s(`type_${type}`)} · {s(`demand_${demand}`)}
          </p>
        </div>
        <span className="row" style={{ gap: 6, flexWrap: 'wrap' }}>
          {is_out_of_order && <span className="chip small tone-warn">{s('outOfOrder')}</span>}
          <OutcomeChip outcome={outcome} demand={demand} />
        </span>
      </div>
      {reason !== null && <p className="sm t2">{s(reason)}</p>}
      <SayingList
        call={file}
        sayings={sayings}
        variations={variations}
        actionOf={(saying) => actionOf?.({ ...saying, role: null })}
      />
    </>
  );
}
