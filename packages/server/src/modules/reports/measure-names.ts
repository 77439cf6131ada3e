import { emotionTitles } from '@earshot/core/emotions/emotion-titles.ts';
import { emotionNames } from '@earshot/core/emotions/emotions.ts';
import type { Locale } from '@earshot/core/locales.ts';
import { type MeasuredThing, measureOf } from '@earshot/core/reports/measures.ts';
import type { NameOf } from '@earshot/core/reports/report-table.ts';
import type { ReportInput } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../platform/context.ts';
import { listNamesOf, type NamedTable } from './names.queries.ts';

const tables: Partial<Record<MeasuredThing, NamedTable>> = {
  tag: 'tags',
  pattern: 'patterns',
  script: 'scripts',
  goal: 'goals',
  conversion: 'conversions',
};

/** What the measures of a report are of, by their names now. */
export async function namesOfMeasures(ctx: Ctx, { blocks }: ReportInput, locale: Locale): Promise<NameOf> {
  const measures = blocks.flatMap((block) => block.measures);
  const asked = new Set(measures.flatMap(({ name }) => tables[measureOf(name).of ?? 'metric'] ?? []));
  const names = new Map(
    await Promise.all(
      [...asked].map(async (table) => [table, await listNamesOf(ctx.db, ctx.workspaceId, table)] as const),
    ),
  );
  return ({ name, of }) => {
    if (name === 'emotion') {
      const emotion = emotionNames.find((one) => one === of);
      return emotion === undefined ? null : emotionTitles[emotion][locale];
    }
    const table = tables[measureOf(name).of ?? 'metric'];
    return (table && names.get(table)?.get(Number(of))) ?? null;
  };
}
