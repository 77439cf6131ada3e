import { defaultPartSeconds, type Part } from '@earshot/core/call/part.ts';
import type { Who } from '@earshot/core/call/role.ts';
import { Detection, type DetectionMethod } from '@earshot/core/detection/detection.ts';
import { Query } from '@earshot/core/matching/query.ts';
import type { Wording } from '@earshot/core/wording/steps.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useLabelChoices } from '../../classifiers/use-label-choices.ts';
import { scriptsQuery } from '../../scripts/scripts.queries.ts';
import { useMayFor } from '../../users.queries.ts';
import { words } from '../../words.texts.ts';
import { builderTexts } from './builder.texts.ts';
import { useMetricChoices } from './metric-choices.ts';

type Limits = readonly [number | null, number | null];

type Texts = ReturnType<typeof useTexts<typeof builderTexts>>;
type Words = ReturnType<typeof useTexts<typeof words>>;
type Pieces = ReturnType<typeof piecesOf>;

/** Rules as sentences: for lists, and for what changed from one version to the next. */
export function useDescribe() {
  const t = useTexts(builderTexts);
  const w = useTexts(words);
  const { choiceOf } = useMetricChoices();
  const may = useMayFor();
  const scripts = useQuery({ ...scriptsQuery(), enabled: may('scripts.read') }).data?.results;
  const labels = useLabelChoices();
  return useMemo(() => {
    const labelOf = (id: number): string => {
      const name = labels?.find((one) => one.id === id)?.name;
      return `${t('label')}: ${name ?? (labels === undefined ? '…' : t('goneLabel'))}`;
    };
    const scriptOf = (id: number): string => {
      const name = scripts?.find((one) => one.id === id)?.name;
      return `${t('script_ref')}: ${name ?? (scripts === undefined ? '…' : t('goneScript'))}`;
    };
    const pieces = piecesOf(t, w);
    const query = (asked: Query) => describeQuery(asked, t, pieces);
    const method = (one: DetectionMethod) => describeMethod(one, t, pieces, { choiceOf, scriptOf, labelOf });
    const detection = ({ join, methods }: Detection): string =>
      methods.map(method).join(`; ${t(join === 'all' ? 'and' : 'or')} `);

    return {
      query,
      detection,
      /** What came from storage may be of an older shape. */
      storedDetection: (value: unknown): string => {
        const { data } = Detection.safeParse(value);
        return data === undefined ? '' : detection(data);
      },
      storedQuery: (value: unknown): string => {
        const { data } = Query.safeParse(value);
        return data === undefined ? '' : query(data);
      },
    };
  }, [t, w, choiceOf, scripts, labels]);
}

/** What sentences are made of. */
function piecesOf(t: Texts, w: Words) {
  const part = ({ name, seconds, percent }: Part): string => {
    if (name !== 'beginning' && name !== 'ending') return t(`part_${name}`);
    const length = percent === null ? `${seconds ?? defaultPartSeconds} ${t('seconds')}` : `${percent} %`;
    return `${t(`part_${name}`)} ${length}`;
  };
  const who = (side: Who): string => (side === 'anyone' ? t('anyone') : w(side));
  const where = (side: Who, place: Part): string[] => [
    ...(side === 'anyone' ? [] : [who(side)]),
    ...(place.name === 'entire' ? [] : [part(place)]),
  ];
  const limits = ([least, most]: Limits, scale: number, unit: string): string =>
    [
      ...(least === null ? [] : [`${t('from')} ${formatNumber(least * scale, 2)}`]),
      ...(most === null ? [] : [`${t('to')} ${formatNumber(most * scale, 2)}`]),
      unit,
    ]
      .filter(Boolean)
      .join(' ');
  return { who, where, limits };
}

const joined = (pieces: readonly string[]): string => pieces.filter(Boolean).join(', ');

function describeQuery(asked: Query, t: Texts, { where, limits }: Pieces): string {
  const { type, matching, phrases, regexp, expression, distance } = asked;
  const said =
    type === 'regexp'
      ? `/${regexp}/`
      : type === 'advanced'
        ? expression
        : phrases.map((phrase) => t('quoted', { phrase })).join(matching === 'all' ? ' + ' : ' / ');
  const isSemantic = type === 'phrases' && matching === 'semantic';
  return joined([
    said,
    type === 'phrases' && (phrases.length > 1 || matching === 'exact' || isSemantic)
      ? t(`matching_${matching}`)
      : '',
    distance > 0 && matching !== 'exact' ? `${t('to')} ${distance} ${t('distance')}` : '',
    ...where(asked.who, asked.part),
    asked.limits === null
      ? ''
      : isSemantic
        ? `${t('similarity')} ${limits(asked.limits, 100, '%')}`
        : limits(asked.limits, 1, t('hits')),
  ]);
}

function describeWording({ variations, who, part }: Wording, t: Texts, { where }: Pieces): string {
  const said = variations.map(({ text }) => t('quoted', { phrase: text })).join(' / ');
  // Of scripts it goes without saying that the operator says them.
  return joined([said, ...where(who === 'operator' ? 'anyone' : who, part)]);
}

/** What of the workspace rules name. */
type Names = {
  choiceOf: ReturnType<typeof useMetricChoices>['choiceOf'];
  scriptOf: (id: number) => string;
  labelOf: (id: number) => string;
};

function describeMethod(
  one: DetectionMethod,
  t: Texts,
  pieces: Pieces,
  { choiceOf, scriptOf, labelOf }: Names,
): string {
  const { who, where, limits } = pieces;
  switch (one.kind) {
    case 'query':
      return describeQuery(one.query, t, pieces);
    case 'metric': {
      const { label, scale, unit } = choiceOf(one.metric);
      return joined([label, one.who === 'anyone' ? '' : who(one.who), limits(one.limits, scale, unit)]);
    }
    case 'event':
      return joined([
        t(`event_${one.event}`),
        ...where(one.who, one.part),
        limits(one.limits, 1, t('times')),
      ]);
    case 'emotion':
      return joined([t(`emotion_${one.emotion}`), ...where(one.who, one.part), limits(one.limits, 100, '%')]);
    case 'label':
      return joined([labelOf(one.label_id), limits(one.limits, 100, '%')]);
    case 'script_ref':
      return scriptOf(one.script_id);
    case 'script':
      return describeWording(one, t, pieces);
    default:
      return one satisfies never;
  }
}
