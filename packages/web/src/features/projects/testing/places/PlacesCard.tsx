import type { Project, Subject } from '@earshot/core/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { Download, X } from 'lucide-react';
import { Choice } from '../../../../components/Choice.tsx';
import { IconAction } from '../../../../components/IconAction.tsx';
import { Skeleton } from '../../../../components/Skeleton.tsx';
import { formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { useErrorText } from '../../../../shared/use-error-text.ts';
import { testingTexts } from '../../testing.texts.ts';
import { PageSteps } from '../PageSteps.tsx';
import { type Compared, placesQuery, type TestResult } from '../testing.queries.ts';
import {
  type AskTesting,
  type PlaceKind,
  placesPerPage,
  placesQueryOf,
  type ShownPlaces,
} from '../testing-search.ts';
import { useSubject } from '../use-subject.ts';
import { type Names, PlaceLine } from './PlaceLine.tsx';
import { useExportPlaces } from './use-export-places.ts';

type Props = {
  project: Project;
  subject: Subject;
  result: TestResult;
  compared: Compared;
  names: Names;
  shown: ShownPlaces;
  /** When something was tested last. */
  tested: string | null;
  ask: AskTesting;
};

/** The places behind the numbers: what was won, what was lost, and what nobody has right. */
export function PlacesCard(props: Props) {
  const { project, subject, result, compared, names, shown, tested, ask } = props;
  const t = useTexts(testingTexts);
  const errorText = useErrorText();
  const known = useSubject(subject);
  const asked = placesQueryOf(shown, compared);
  const query = useQuery(placesQuery(project.id, asked, tested));
  const list = query.data;
  const shownNames = shown.isOfOther ? { version: names.against ?? '', against: names.version } : names;
  const csv = useExportPlaces({ project, known, items: result.items, names: shownNames, asked });
  return (
    <section className="card testing-places" aria-label={t('places')}>
      <header>
        <KindChoice result={result} kind={shown.kind} onKind={(places) => ask({ places })} />
        <IconAction
          size="small"
          className="push"
          label={t('export')}
          disabled={csv.isPending || !list || list.count === 0}
          onClick={csv.start}
        >
          <Download size={15} />
        </IconAction>
        <Narrowed result={result} shown={shown} ask={ask} />
        <WonBar result={result} />
      </header>
      {query.isError && list === undefined && (
        <p className="notice tone-bad" role="alert">
          {errorText(query.error)}
        </p>
      )}
      {query.isPending && <Skeleton height={240} radius={0} />}
      {list?.count === 0 && <p className="t2 testing-none">{t('noPlaces')}</p>}
      {list && list.count > 0 && (
        <>
          <ul aria-busy={query.isPlaceholderData}>
            {list.results.map((place) => (
              <PlaceLine
                key={place.truth_id}
                place={place}
                known={known}
                items={result.items}
                names={shownNames}
              />
            ))}
          </ul>
          <PageSteps list={list} limit={placesPerPage} onPage={(page) => ask({ page })} />
        </>
      )}
      {shown.kind === 'won' && (result.lost ?? 0) > 0 && (
        <button type="button" className="plain link testing-lost-too" onClick={() => ask({ places: 'lost' })}>
          {t('lostToo', { shown: formatNumber(result.lost ?? 0) })}
        </button>
      )}
    </section>
  );
}

type KindProps = { result: TestResult; kind: PlaceKind; onKind: (kind: PlaceKind) => void };

function KindChoice({ result, kind, onKind }: KindProps) {
  const t = useTexts(testingTexts);
  const { won, lost, both_wrong, wrong, n } = result;
  const counts: Partial<Record<PlaceKind, number>> = {
    all: n,
    wrong,
    ...(won !== null && { won, lost: lost ?? 0, both_wrong: both_wrong ?? 0 }),
  };
  const isAsked = result.measures.some(({ name }) => name === 'unsure');
  const kinds: PlaceKind[] = [
    ...(won === null ? [] : (['won', 'lost', 'both_wrong'] as const)),
    'wrong',
    ...(isAsked ? (['unsure'] as const) : []),
    // Beside the others there is room for it only where it is what is shown.
    ...(won === null || kind === 'all' ? (['all'] as const) : []),
  ];
  return (
    <Choice
      label={t('places')}
      value={kind}
      options={kinds.map((value) => ({
        value,
        label: (
          <>
            {t(`places_${value}`)}{' '}
            {counts[value] !== undefined && <b className="num">{formatNumber(counts[value])}</b>}
          </>
        ),
      }))}
      onChange={onKind}
    />
  );
}

/** A cell or a label that the places are of, to be taken back. */
function Narrowed({ result, shown, ask }: Pick<Props, 'result' | 'shown' | 'ask'>) {
  const t = useTexts(testingTexts);
  const { cell, item } = shown;
  if (cell === null && item === null) return null;
  const nameOf = (id: number) =>
    result.items.find((one) => one.id === id)?.name ?? t(result.items.length === 1 ? 'notFound' : 'none');
  return (
    <span className="taken-chip">
      <span className="sm t2">{t(cell === null ? 'only' : 'cell')}</span>
      <span>{cell === null ? nameOf(item ?? 0) : `${nameOf(cell.right)} → ${nameOf(cell.told)}`}</span>
      <button
        type="button"
        className="plain"
        aria-label={t('showAll')}
        onClick={() =>
          ask({ right: undefined, told: undefined, of: undefined, item: undefined, places: undefined })
        }
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}

function WonBar({ result: { won, lost } }: Pick<Props, 'result'>) {
  const t = useTexts(testingTexts);
  if (won === null || lost === null || won + lost === 0) return null;
  return (
    <span className="won-bar">
      <span className="won-bar-line" aria-hidden>
        <i className="won" style={{ flexGrow: won }} />
        <i className="lost" style={{ flexGrow: lost }} />
      </span>
      <span className="sm t2 num">
        {t('wonAndLost', { won: formatNumber(won), lost: formatNumber(lost) })}
      </span>
    </span>
  );
}
