import { defaultPartSeconds, type Part } from '@earshot/core/call/part.ts';
import type { Who } from '@earshot/core/call/role.ts';
import { Detection, type DetectionMethod } from '@earshot/core/detection/detection.ts';
import { Query } from '@earshot/core/matching/query.ts';
import { useMemo } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { words } from '../../words.texts.ts';
import { builderTexts } from './builder.texts.ts';
import { useMetricChoices } from './metric-choices.ts';

type Limits = readonly [number | null, number | null];

/** Rules as sentences: for lists, and for what changed from one version to the next. */
export function useDescribe() {
  const t = useTexts(builderTexts);
  const w = useTexts(words);
  const { choiceOf } = useMetricChoices();
  return useMemo(() => {
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
    const joined = (pieces: readonly string[]): string => pieces.filter(Boolean).join(', ');

    const query = (asked: Query): string => {
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
    };

    const method = (one: DetectionMethod): string => {
      switch (one.kind) {
        case 'query':
          return query(one.query);
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
          return joined([
            t(`emotion_${one.emotion}`),
            ...where(one.who, one.part),
            limits(one.limits, 100, '%'),
          ]);
        default:
          return one satisfies never;
      }
    };
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
  }, [t, w, choiceOf]);
}
