import type { EvaluationRun } from '@earshot/core/evaluations/evaluations.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { Check, Hourglass, RefreshCw, TriangleAlert } from 'lucide-react';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { formatNumber, formatWhen } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { words } from '../../../shared/words.texts.ts';
import { testingTexts } from '../testing.texts.ts';
import { isUnderWay, type TestRuns } from './testing.queries.ts';
import type { AskTesting, Chosen } from './testing-search.ts';

type Props = { project: Project; runs: TestRuns; chosen: Chosen; ask: AskTesting };

/** Which versions are looked at, and how far their tests have come. */
export function VersionBar({ project, runs, chosen, ask }: Props) {
  const t = useTexts(testingTexts);
  const { version, against, tested } = chosen;
  if (version === null) return null;
  const optionOf = (one: TestRuns['versions'][number]) => ({
    value: String(one.version),
    label: tested.has(one.version) ? one.name : `${one.name} · ${t('notTested')}`,
  });
  const known = runs.versions.some((one) => one.version === version)
    ? runs.versions
    : [{ version, name: `v${version}`, at: null }, ...runs.versions];
  const others = known.filter((one) => one.version !== version);
  const clean = { item: undefined, right: undefined, told: undefined, of: undefined, places: undefined };
  return (
    <section className="version-bar" aria-label={t('version')}>
      <span className="row">
        <span className="sm t2" aria-hidden>
          {t('version')}
        </span>
        <SmallSelect
          label={t('version')}
          value={String(version)}
          options={known.map(optionOf)}
          onChange={(next) => ask({ ...clean, version: next, against: undefined })}
        />
      </span>
      {others.length > 0 && (
        <span className="row">
          <span className="sm t2" aria-hidden>
            {t('against')}
          </span>
          <SmallSelect
            label={t('against')}
            value={String(against ?? 0)}
            options={[{ value: '0', label: t('noOther') }, ...others.map(optionOf)]}
            onChange={(next) => ask({ ...clean, version: String(version), against: next })}
          />
        </span>
      )}
      <RunState runs={runs} version={version} />
      {project.tests_on_change && (
        <span className="sm t2 row">
          <RefreshCw size={13} aria-hidden /> {t('everyVersion')}
        </span>
      )}
    </section>
  );
}

/** What is under way; where nothing is, what became of the last test of this version. */
function RunState({ runs, version }: { runs: TestRuns; version: number }) {
  const now = runs.results.filter(isUnderWay);
  const last = runs.results.find((one) => one.version === version);
  const shown = now.length > 0 ? now : last ? [last] : [];
  return (
    <span role="status" className="run-states">
      {shown.map((run) => (
        <OneRun
          key={run.id}
          run={run}
          name={runs.versions.find((one) => one.version === run.version)?.name ?? `v${run.version}`}
        />
      ))}
    </span>
  );
}

function OneRun({ run, name }: { run: EvaluationRun; name: string }) {
  const t = useTexts(testingTexts);
  const w = useTexts(words);
  const { status, done, total, ended_at, created_at, reason } = run;
  if (status === 'waiting')
    return (
      <span className="chip tone-mute">
        <Hourglass size={11} aria-hidden /> {name}: {t('status_waiting')}
      </span>
    );
  if (status === 'running') {
    const text = t('status_running', {
      version: name,
      done: formatNumber(done),
      total: formatNumber(total),
    });
    return (
      <span className="run-line">
        <ProgressBar label={text} share={total === 0 ? 0 : Math.min(1, done / total)} />
        <span className="sm t2 num">{text}</span>
      </span>
    );
  }
  if (status === 'failed')
    return (
      <span className="chip tone-bad">
        <TriangleAlert size={11} aria-hidden /> {t(`failed_${reason ?? 'other'}`)}
      </span>
    );
  return (
    <span className="chip tone-ok">
      <Check size={11} aria-hidden />{' '}
      {t('status_done', { time: formatWhen(ended_at ?? created_at, new Date(), w('today')) })}
    </span>
  );
}
