import type { Permission } from '../access.ts';
import { byOf } from './by-what.ts';
import { measureOf } from './measures.ts';
import { Block, type ReportInput } from './reports.ts';
import {
  type ReportTemplate,
  type TemplateThing,
  type ThingIds,
  type Told,
  templateThings,
} from './template.ts';
import { reportTemplates } from './template-list.ts';

export const findTemplate = (id: string | undefined): ReportTemplate | undefined =>
  reportTemplates.find((one) => one.id === id);

const thingOf = ({ of }: Told): TemplateThing | undefined => templateThings.find((one) => one === of);
const measuresIn = ({ blocks }: ReportTemplate) => blocks.flatMap(({ measures }) => [...measures]);

/** The rules without which a template counts nothing. */
export const thingsOfTemplate = (template: ReportTemplate): TemplateThing[] =>
  templateThings.filter((thing) => measuresIn(template).some(([, told = {}]) => thingOf(told) === thing));

/** What one has to see to be shown its numbers. */
export function rightsOfTemplate(template: ReportTemplate): Permission[] {
  const rights = [
    ...measuresIn(template).map(([name]) => measureOf(name).needs),
    ...template.blocks.flatMap(({ by = [] }) => by.map((one) => byOf(one).needs)),
  ];
  return [...new Set(rights.filter((right) => right !== undefined))];
}

/** Blocks of a template, counted by these rules of the workspace. */
export function blocksOfTemplate(template: ReportTemplate, ids: ThingIds): ReportInput['blocks'] {
  return template.blocks.map(({ measures, by = [], draw, sort = 'highest' }) =>
    Block.parse({
      measures: measures.map(([name, told = {}]) => {
        const thing = thingOf(told);
        const of = thing === undefined ? (told.of ?? null) : (ids[thing] ?? null);
        return { name, of, share: told.share ?? true, stat: told.stat ?? 'mean' };
      }),
      by,
      draw,
      sort,
    }),
  );
}
