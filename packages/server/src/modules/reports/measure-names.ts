import { emotionTitles } from '@earshot/core/emotions/emotion-titles.ts';
import { emotionNames } from '@earshot/core/emotions/emotions.ts';
import type { Locale } from '@earshot/core/locales.ts';
import { type MeasuredThing, measureOf, metricOfKey } from '@earshot/core/reports/measures.ts';
import type { Measure, ReportInput } from '@earshot/core/reports/reports.ts';
import type { NameOf } from '@earshot/core/reports/titles.ts';
import type { UnitsOf } from '@earshot/core/reports/value-text.ts';
import type { Ctx } from '../../platform/context.ts';
import { listCustomMetrics } from '../metrics/custom-metrics.ts';
import { listCurrencies, listNamesOf, listQuestionTexts, type NamedTable } from './names.queries.ts';

const tables: Partial<Record<MeasuredThing, NamedTable>> = {
  tag: 'tags',
  pattern: 'patterns',
  script: 'scripts',
  label: 'classifier_labels',
  goal: 'goals',
  conversion: 'conversions',
};

/** What the workspace knows of measures: by what name they go, and what they are in. */
export type KnownMeasures = { nameOf: NameOf; unitsOf: (measure: Measure) => UnitsOf };

/** What the measures of a report are of, by their names now, and what they are in. */
export async function knownMeasures(
  ctx: Ctx,
  { blocks }: Pick<ReportInput, 'blocks'>,
  locale: Locale,
): Promise<KnownMeasures> {
  const measures = blocks.flatMap((block) => block.measures);
  const asked = new Set(measures.flatMap(({ name }) => tables[measureOf(name).of ?? 'metric'] ?? []));
  const isAsked = (one: Measure['name']) => measures.some(({ name }) => name === one);
  const [named, own, currencies, questions] = await Promise.all([
    Promise.all(
      [...asked].map(async (table) => [table, await listNamesOf(ctx.db, ctx.workspaceId, table)] as const),
    ),
    isAsked('metric') ? listCustomMetrics(ctx) : [],
    isAsked('revenue') ? listCurrencies(ctx.db, ctx.workspaceId) : new Map<number, string>(),
    isAsked('question') ? listQuestionTexts(ctx.db, ctx.workspaceId) : new Map<string, string>(),
  ]);
  const names = new Map(named);
  const ownOf = ({ of }: Measure) => own.find(({ key }) => key === metricOfKey(String(of)).metric);
  const nameOf: NameOf = (measure) => {
    const { name, of } = measure;
    if (name === 'metric') return ownOf(measure)?.name ?? null;
    if (name === 'question') return questions.get(String(of)) ?? null;
    if (name === 'emotion') {
      const emotion = emotionNames.find((one) => one === of);
      return emotion === undefined ? null : emotionTitles[emotion][locale];
    }
    const table = tables[measureOf(name).of ?? 'metric'];
    return (table && names.get(table)?.get(Number(of))) ?? null;
  };
  const unitsOf = (measure: Measure): UnitsOf => ({
    currency: (measure.name === 'revenue' && currencies.get(Number(measure.of))) || null,
    unit: (measure.name === 'metric' && ownOf(measure)?.unit) || null,
  });
  return { nameOf, unitsOf };
}
