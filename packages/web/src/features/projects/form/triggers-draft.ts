import type { ProjectInput } from '@earshot/core/projects/projects.ts';
import { Trigger, type TriggerType } from '@earshot/core/projects/triggers.ts';

export type TriggerOf<Type extends TriggerType> = Extract<Trigger, { type: Type }>;
/** In the order in which they are offered. */
export const offeredTriggers = [
  'mark',
  'notify',
  'webhook',
  'favorite',
  'conversion',
  'segment',
] as const satisfies readonly TriggerType[];
export type OfferedTrigger = (typeof offeredTriggers)[number];

/** As one stands when it is turned on: for oneself, where it is for somebody. */
export function newTrigger(type: OfferedTrigger, ownId: number): Trigger {
  const common = { id: type, on: 'any' as const };
  switch (type) {
    case 'mark':
      return { ...common, type, tags: [] };
    case 'notify':
      return { ...common, type, user_ids: [ownId], emails: [] };
    case 'favorite':
      return { ...common, type, user_ids: [ownId] };
    case 'webhook':
      return { ...common, type, url: '', format: 'json' };
    case 'conversion':
      return { ...common, type, conversion_id: 0 };
    case 'segment':
      return { ...common, type, segment_id: 0 };
    default:
      return type satisfies never;
  }
}

/** One of each type: it takes the place of the one before. */
export const withTrigger = (triggers: readonly Trigger[], trigger: Trigger): Trigger[] =>
  triggers.some(({ type }) => type === trigger.type)
    ? triggers.map((one) => (one.type === trigger.type ? trigger : one))
    : [...triggers, trigger];

export const withoutTrigger = (triggers: readonly Trigger[], type: TriggerType): Trigger[] =>
  triggers.filter((one) => one.type !== type);

export function markOf(triggers: readonly Trigger[]): TriggerOf<'mark'> | undefined {
  return triggers.find((one) => one.type === 'mark');
}

/** The tag that a pattern sets, or, for null, whatever sets the trigger off. */
export const tagFor = (triggers: readonly Trigger[], patternId: number | null): number | undefined =>
  markOf(triggers)?.tags.find(({ pattern_id }) => pattern_id === patternId)?.tag_id;

/** Gives a pattern another tag, or none; marking turns itself on with the first. */
export function withTag(
  triggers: readonly Trigger[],
  patternId: number | null,
  tagId: number | undefined,
): Trigger[] {
  const mark = markOf(triggers) ?? { id: 'mark', type: 'mark' as const, on: 'any' as const, tags: [] };
  const others = mark.tags.filter(({ pattern_id }) => pattern_id !== patternId);
  const tags = tagId === undefined ? others : [...others, { pattern_id: patternId, tag_id: tagId }];
  return withTrigger(triggers, { ...mark, tags });
}

/** Takes a pattern off, also where triggers name it. */
export function withoutPattern(
  { patterns, triggers }: Pick<ProjectInput, 'patterns' | 'triggers'>,
  id: number,
): Pick<ProjectInput, 'patterns' | 'triggers'> {
  return {
    patterns: patterns.filter((one) => one !== id),
    triggers: triggers.map((trigger) => {
      const rest = trigger.on === 'any' ? [] : trigger.on.filter((one) => one !== id);
      const on = rest.length === 0 ? 'any' : rest;
      return trigger.type === 'mark'
        ? { ...trigger, on, tags: trigger.tags.filter(({ pattern_id }) => pattern_id !== id) }
        : { ...trigger, on };
    }),
  };
}

/** Those that say enough to be tried. */
export const wholeTriggers = (triggers: readonly Trigger[]): Trigger[] =>
  triggers.filter((one) => isWhole(one));

/** Whether everything that it needs is there. */
export function isWhole(trigger: Trigger): boolean {
  if (trigger.type === 'segment' && trigger.segment_id === 0) return false;
  if (trigger.type === 'conversion' && trigger.conversion_id === 0) return false;
  if (trigger.type === 'notify' && trigger.user_ids.length + trigger.emails.length === 0) return false;
  return Trigger.safeParse(trigger).success;
}
