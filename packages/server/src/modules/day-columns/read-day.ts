import { whos } from '@earshot/core/call/role.ts';
import { findingKinds } from '@earshot/core/findings/findings.ts';
import {
  type Column,
  type DayColumns,
  marksOf,
  numbersOf,
  wordsOf,
} from '@earshot/core/reports/day-columns.ts';
import type { Db } from '../../platform/database.ts';
import { columnNames, fieldsColumn, hasKind, metricsIn } from './column-names.ts';
import {
  type DayCall,
  listDayCalls,
  listDayFields,
  listDayFindings,
  listDayNumbers,
  listDayProjects,
  listDayScores,
  listDaySpeakers,
  wordColumns,
} from './day-rows.queries.ts';

/** Own fields of a day whose numbers become columns; of more the rows are asked. */
const mostFields = 50;

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
  const columns = columnsOfRows(calls);
  const wants = (kind: keyof typeof columnNames) => names === null || hasKind(names, kind);
  if (calls.length > 0) {
    const kinds = findingKinds.filter(wants);
    if (kinds.length > 0) {
      const found = await listDayFindings(db, workspaceId, day, { timeZone, kinds });
      const said = found.map(({ id, kind, rule_id }) => ({ name: columnNames[kind](rule_id), id }));
      addMarks(columns, places, said);
    }
    if (wants('project')) {
      const found = await listDayProjects(db, workspaceId, day, timeZone);
      const said = found.map(({ id, project_id }) => ({ name: columnNames.project(project_id), id }));
      addMarks(columns, places, said);
    }
    if (wants('spoken')) {
      const rows = await listDaySpeakers(db, workspaceId, day, timeZone);
      const said = rows.flatMap(({ id, ...spoken }) =>
        whos.filter((who) => spoken[who]).map((who) => ({ name: columnNames.spoken(who), id })),
      );
      addMarks(columns, places, said);
    }
    if (wants('metric')) {
      const metrics = names === null ? null : metricsIn(names);
      const rows = await listDayNumbers(db, workspaceId, day, { timeZone, metrics });
      const said = rows.map(({ id, metric, speaker_role, value }) => ({
        name: columnNames.metric(metric, speaker_role),
        id,
        value,
      }));
      addNumbers(columns, places, said);
    }
    if (wants('field')) {
      const rows = await listDayFields(db, workspaceId, day, timeZone);
      if (new Set(rows.map(({ name }) => name)).size <= mostFields) {
        columns.set(fieldsColumn, marksOf(calls.length, []));
        const said = rows.map(({ id, name, value }) => ({ name: columnNames.field(name), id, value }));
        addNumbers(columns, places, said);
      }
    }
    if (wants('score') || wants('passed') || wants('published'))
      addNumbers(columns, places, numbersOfScores(await listDayScores(db, workspaceId, day, timeZone)));
  }
  return { day, calls: calls.length, columns };
}

/** What the rows of the calls themselves say. */
const columnsOfRows = (calls: readonly DayCall[]) =>
  new Map<string, Column>([
    ...wordColumns.map((name) => [name, wordsOf(calls.map((call) => call[name]))] as const),
    ['hour', wordsOf(calls.map(({ hour }) => hour))],
    ['began', numbersOf(calls.map(({ began }) => began))],
    ['created', numbersOf(calls.map(({ created }) => created))],
    ['duration', numbersOf(calls.map(({ duration }) => duration))],
    [
      'analysed',
      marksOf(
        calls.length,
        calls.flatMap(({ is_analysed }, at) => (is_analysed ? [at] : [])),
      ),
    ],
  ]);

const numbersOfScores = (rows: Awaited<ReturnType<typeof listDayScores>>) =>
  rows.flatMap(({ id, goal_id, score, passed, is_published }) => [
    ...(score === null ? [] : [{ name: columnNames.score(goal_id), id, value: score }]),
    ...(passed === null ? [] : [{ name: columnNames.passed(goal_id), id, value: Number(passed) }]),
    { name: columnNames.published(goal_id), id, value: Number(is_published) },
  ]);

/** What a column says of a call. */
type Said = { name: string; id: string };
/** The place of each call. */
type Places = ReadonlyMap<string, number>;

function addMarks(columns: Map<string, Column>, places: Places, said: readonly Said[]): void {
  for (const [name, some] of Map.groupBy(said, (one) => one.name)) {
    const marked = some.flatMap(({ id }) => places.get(id) ?? []);
    columns.set(name, marksOf(places.size, marked));
  }
}

function addNumbers(
  columns: Map<string, Column>,
  places: Places,
  said: readonly (Said & { value: number })[],
): void {
  for (const [name, some] of Map.groupBy(said, (one) => one.name)) {
    const values: (number | null)[] = Array.from(places, () => null);
    for (const { id, value } of some) {
      const at = places.get(id);
      if (at !== undefined) values[at] = value;
    }
    columns.set(name, numbersOf(values));
  }
}
