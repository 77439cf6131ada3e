import {
  type ElementDefinition,
  type ElementName,
  elementNames,
  elements,
  type MediaType,
} from './elements.ts';

/** Which steps take part, each with what was set of it. */
export type Pipeline = readonly { name: ElementName; settings: unknown }[];

export type PipelineIssue =
  | { code: 'twice'; name: ElementName }
  | { code: 'missing'; name: ElementName; needs: ElementName }
  | { code: 'settings'; name: ElementName; field: string };

const definitionOf = (name: ElementName): ElementDefinition => elements[name];

/** All steps as they usually are. */
export const usualPipeline: Pipeline = elementNames.map((name) => ({
  name,
  settings: definitionOf(name).settings.parse({}),
}));

/** The steps of a pipeline for one kind of conversation, in an order in which each finds what it works on. */
export function stepsFor(pipeline: Pipeline, media: MediaType): ElementName[] {
  const open = pipeline.map(({ name }) => name).filter((name) => definitionOf(name).media.includes(media));
  const steps: ElementName[] = [];
  while (open.length > 0) {
    const next = open.findIndex((name) => !definitionOf(name).after.some((before) => open.includes(before)));
    // The steps there are form no circle, which a test holds.
    if (next < 0) throw new Error(`Steps wait for each other: ${open.join(', ')}`);
    steps.push(...open.splice(next, 1));
  }
  return steps;
}

/** What keeps a pipeline from working; nothing where it can. */
export function checkPipeline(pipeline: Pipeline): PipelineIssue[] {
  const names = pipeline.map(({ name }) => name);
  return pipeline.flatMap(({ name, settings }, at): PipelineIssue[] => {
    const { needs, settings: schema } = definitionOf(name);
    const parsed = schema.safeParse(settings);
    const fields = parsed.error?.issues.map(({ path }) => path.join('.')) ?? [];
    return [
      ...(names.indexOf(name) < at ? [{ code: 'twice' as const, name }] : []),
      ...needs
        .filter((needed) => !names.includes(needed))
        .map((needed) => ({ code: 'missing' as const, name, needs: needed })),
      ...fields.map((field) => ({ code: 'settings' as const, name, field })),
    ];
  });
}

/** What was set of a step, or is usual. Throws where the settings are not of the kind that `checkPipeline` lets pass. */
export function settingsOf<Name extends ElementName>(pipeline: Pipeline, name: Name) {
  const found = pipeline.find((one) => one.name === name);
  return elements[name].settings.parse(found?.settings ?? {}) as ReturnType<
    (typeof elements)[Name]['settings']['parse']
  >;
}

/** How far a conversation is, from 0 to 1, by the time that its steps take. */
export function progressOf(steps: readonly { name: ElementName; share: number }[]): number {
  const total = steps.reduce((sum, { name }) => sum + elements[name].share, 0);
  if (total === 0) return 0;
  const done = steps.reduce((sum, { name, share }) => sum + elements[name].share * share, 0);
  return Math.min(1, done / total);
}
