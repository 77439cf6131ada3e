import { findingKinds } from '@earshot/core/findings/findings.ts';
import {
  type Column,
  type DayColumns,
  marksOf,
  numbersOf,
  wordsOf,
} from '@earshot/core/reports/day-columns.ts';
import type { Db } from '../../platform/database.ts';
import { columnNames, hasKind, metricsIn } from './column-names.ts';
import {
  listDayCalls,
  listDayFindings,
  listDayNumbers,
  listDayScores,
  wordColumns,
} from './day-rows.queries.ts';

type Asked = {
  timeZone: string;
  /** Columns that are wanted; null: all there are. */
  names: readonly string[] | null;
};

/** The calls of a day as columns, read from their rows. */
export async function readDay(
  db: Db,
  workspaceId: number,
  day: string,
  { timeZone, names }: Asked,
): Promise<DayColumns> {
  const calls = await listDayCalls(db, workspaceId, day, timeZone);
  const places = new Map(calls.map(({ id }, at) => [id, at]));
  const columns = new Map<string, Column>([
    ...wordColumns.map((name) => [name, wordsOf(calls.map((call) => call[name]))] as const),
    ['hour', wordsOf(calls.map(({ hour }) => hour))],
    ['began', numbersOf(calls.map(({ began }) => began))],
    ['duration', numbersOf(calls.map(({ duration }) => duration))],
  ]);
  const wants = (kind: keyof typeof columnNames) => names === null || hasKind(names, kind);
  if (calls.length > 0) {
    const kinds = findingKinds.filter(wants);
    if (kinds.length > 0) {
      const found = await listDayFindings(db, workspaceId, day, { timeZone, kinds });
      addMarks(
        columns,
        calls.length,
        found.map(({ file_id, kind, rule_id }) => ({
          name: columnNames[kind](rule_id),
          at: places.get(file_id),
        })),
      );
    }
    if (wants('metric')) {
      const metrics = names === null ? null : metricsIn(names);
      const rows = await listDayNumbers(db, workspaceId, day, { timeZone, metrics });
      addNumbers(
        columns,
        calls.length,
        rows.map(({ file_id, metric, speaker_role, value }) => ({
          name: columnNames.metric(metric, speaker_role),
          at: places.get(file_id),
          value,
        })),
      );
    }
    if (wants('score') || wants('passed') || wants('published')) {
      const rows = await listDayScores(db, workspaceId, day, timeZone);
      addNumbers(
        columns,
        calls.length,
        rows.flatMap(({ file_id, goal_id, score, passed, is_published }) => {
          const at = places.get(file_id);
          return [
            ...(score === null ? [] : [{ name: columnNames.score(goal_id), at, value: score }]),
            ...(passed === null ? [] : [{ name: columnNames.passed(goal_id), at, value: Number(passed) }]),
            { name: columnNames.published(goal_id), at, value: Number(is_published) },
          ];
        }),
      );
    }
  }
  return { day, calls: calls.length, columns };
}

type Said = { name: string; at: number | undefined };

function addMarks(columns: Map<string, Column>, calls: number, said: readonly Said[]): void {
  for (const [name, some] of Map.groupBy(said, (one) => one.name))
    columns.set(
      name,
      marksOf(
        calls,
        some.flatMap(({ at }) => (at === undefined ? [] : [at])),
      ),
    );
}

function addNumbers(
  columns: Map<string, Column>,
  calls: number,
  said: readonly (Said & { value: number })[],
): void {
  for (const [name, some] of Map.groupBy(said, (one) => one.name)) {
    const values: (number | null)[] = Array.from({ length: calls }, () => null);
    for (const { at, value } of some) if (at !== undefined) values[at] = value;
    columns.set(name, numbersOf(values));
  }
}
