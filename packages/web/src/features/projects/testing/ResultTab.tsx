import type { Project, Subject } from '@earshot/core/projects/projects.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { CallError } from '../../../lib/call.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { testingTexts } from '../testing.texts.ts';
import { Nothing, NoVersion } from './NothingYet.tsx';
import { PlacesCard } from './places/PlacesCard.tsx';
import { RunButton } from './RunButton.tsx';
import { ConfusionPart } from './result/ConfusionPart.tsx';
import { MeasuresTable } from './result/MeasuresTable.tsx';
import { ReliabilityPart } from './result/ReliabilityPart.tsx';
import { LeftOut, TruthCard } from './result/TruthCard.tsx';
import { resultQuery, runsQuery, type TestRuns, type TruthList, truthQuery } from './testing.queries.ts';
import {
  type AskTesting,
  type Chosen,
  chosenOf,
  lastTested,
  shownPlaces,
  type TestingSearch,
} from './testing-search.ts';
import { WaysToTruth } from './truth/WaysToTruth.tsx';
import { VersionBar } from './VersionBar.tsx';

type Props = { project: Project; subject: Subject; search: TestingSearch; ask: AskTesting };

/** How good a version is against another; where nothing can be said of it, the next step. */
export function ResultTab({ project, subject, search, ask }: Props) {
  const runs = useQuery(runsQuery(project.id));
  const truth = useQuery(truthQuery(project.id, { limit: 1 }));
  const failed = [runs, truth].find((one) => one.isError);
  if (failed !== undefined) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (runs.data === undefined || truth.data === undefined) return <Skeleton height={420} radius={12} />;
  const chosen = chosenOf(search, runs.data);
  const { counts } = truth.data;
  if (counts.all === 0) return <WaysToTruth project={project} subject={subject} />;
  if (runs.data.versions.length === 0) return <NoVersion project={project} subject={subject} />;
  return (
    <>
      <VersionBar {...{ project, chosen, ask }} runs={runs.data} />
      <Tested {...{ project, subject, search, ask, chosen, counts }} runs={runs.data} />
    </>
  );
}

type TestedProps = Props & { runs: TestRuns; chosen: Chosen; counts: TruthList['counts'] };

/** What is known of the versions that are chosen, or what has to be done first. */
function Tested(props: TestedProps) {
  const { project, runs, chosen, counts, ask } = props;
  const t = useTexts(testingTexts);
  const [untested] = chosen.untested;
  if (counts.answered === 0)
    return (
      <Nothing title={t('noTruthTitle')} text={t('noTruthText')}>
        <Button variant="contained" onClick={() => ask({ tab: 'truth' })}>
          {t('answer')}
        </Button>
      </Nothing>
    );
  if (chosen.tested.size === 0) return <Nothing title={t('noTestTitle')} text={t('noTestText')} />;
  if (untested !== undefined) {
    const version = nameOf(runs, untested);
    return (
      <Nothing title={t('untestedTitle', { version })} text={t('untestedText')}>
        {untested !== chosen.version && <RunButton {...{ project, runs, chosen }} version={untested} />}
      </Nothing>
    );
  }
  return <Result {...props} />;
}

const nameOf = ({ versions }: TestRuns, version: number) =>
  versions.find((one) => one.version === version)?.name ?? `v${version}`;

function Result({ project, subject, search, ask, runs, chosen, counts }: TestedProps) {
  const t = useTexts(testingTexts);
  const compared = { version: chosen.version ?? 0, against: chosen.against };
  const tested = lastTested(runs.results);
  const query = useQuery(resultQuery(project.id, compared, tested));
  if (query.isError) {
    const isUntested = query.error instanceof CallError && query.error.code === 'testing.version_not_found';
    if (isUntested)
      return (
        <Nothing
          title={t('untestedTitle', { version: nameOf(runs, compared.version) })}
          text={t('untestedText')}
        />
      );
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) return <Skeleton height={420} radius={12} />;
  const result = query.data;
  const names = {
    version: nameOf(runs, result.version),
    against: result.against === null ? null : nameOf(runs, result.against),
  };
  if (result.n === 0)
    return (
      <Nothing title={t('nothingCountedTitle')}>
        <LeftOut result={result} />
      </Nothing>
    );
  const shown = shownPlaces(search, result);
  return (
    <div className="testing-columns" aria-busy={query.isPlaceholderData}>
      <div className="testing-main">
        <MeasuresTable {...{ result, names, ask }} item={shown.item} />
        <ConfusionPart {...{ result, names, shown, ask }} />
        <ReliabilityPart reliability={result.reliability} />
      </div>
      <div className="testing-side">
        <PlacesCard {...{ project, subject, result, compared, names, shown, tested, ask }} />
        <TruthCard counts={counts} result={result} onOpen={() => ask({ tab: 'truth' })} />
      </div>
    </div>
  );
}
