import type { ByName } from './by-what.ts';
import type { MeasuredThing, MeasureName } from './measures.ts';
import type { Named } from './names.ts';
import type { Draw, Stat } from './reports.ts';

/** What a template takes from the rules of the workspace. */
export const templateThings = ['tag', 'script', 'goal', 'conversion'] as const satisfies MeasuredThing[];
export type TemplateThing = (typeof templateThings)[number];
export type ThingIds = Partial<Record<TemplateThing, number | string>>;

export type Told = { of?: TemplateThing | string; share?: false; stat?: Stat };
type TemplateMeasure = readonly [name: MeasureName, told?: Told];
type TemplateBlock = {
  measures: readonly TemplateMeasure[];
  by?: readonly ByName[];
  draw: Draw;
  sort?: 'lowest' | 'name';
};
export type ReportTemplate = {
  id: string;
  name: Named;
  note: Named;
  last: '7d' | '30d' | '90d' | '365d';
  blocks: readonly TemplateBlock[];
};
