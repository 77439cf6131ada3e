import type { ReportTemplate } from '@earshot/core/reports/template.ts';
import { reportTemplates } from '@earshot/core/reports/template-list.ts';
import { blocksOfTemplate } from '@earshot/core/reports/templates.ts';
import type { Client } from '../src/testing/server.ts';
import { bothOf, inTurns, median, type Turns } from './in-turns.ts';
import { progress } from './progress.ts';
import type { Things } from './report-data.ts';
import type { Period } from './report-questions.ts';
import { type Ran, runBlocks, sourceOf } from './report-runs.ts';
import { percentile, table } from './results.ts';

type Span = { name: string; period: Period; target_ms: number };

/** Each template counted whole over HTTP, for each of some periods. */
export async function measureTemplates(
  client: Client,
  things: Things,
  spans: readonly Span[],
  turns: Turns,
): Promise<string> {
  const ids = {
    tag: things.tags[0],
    script: things.scripts[0],
    goal: things.goal,
    conversion: things.conversion,
  };
  const rows: string[][] = [];
  for (const template of reportTemplates as readonly ReportTemplate[]) {
    const blocks = blocksOfTemplate(template, ids);
    for (const span of spans) {
      const all: (Ran | null)[] = [];
      const count = async () => {
        all.push(await runBlocks(client, blocks, span.period));
        return all.at(-1) !== null;
      };
      const [ms = []] = await inTurns([count], turns);
      const p95 = percentile(ms, 0.95);
      rows.push([
        `${template.name.en}, ${span.name}`,
        blocks.length.toString(),
        sourceOf(all.at(-1) ?? null),
        bothOf(ms, 0),
        ms.length.toString(),
        `≤ ${span.target_ms}${p95 > span.target_ms ? ': missed' : ''}`,
        slowestOf(template, all),
      ]);
      progress(rows.at(-1)?.join(' | ') ?? '');
    }
  }
  const head = [
    'template',
    'blocks',
    'counted from',
    'ms',
    'times',
    'target of the 95th percentile',
    'slowest block, ms',
  ];
  return table(head, rows);
}

/** The block that takes the longest, by its median. */
function slowestOf({ blocks }: ReportTemplate, all: readonly (Ran | null)[]): string {
  const ran = all.filter((one) => one !== null);
  if (ran.length === 0) return '';
  const times = blocks.map((_, at) => median(ran.map((one) => one[at]?.ms ?? 0)));
  const slowest = times.indexOf(Math.max(...times));
  const { measures = [], by = [] } = blocks[slowest] ?? {};
  const names = measures.map(([name]) => name).join(' and ');
  const what = by.length === 0 ? names : `${names} by ${by.join(' and ')}`;
  return `${what}: ${times[slowest]?.toFixed(0)}`;
}
