import { z } from 'zod';
import type { Detection } from '../detection/detection.ts';
import { ruleFields } from '../rules/rules.ts';
import { demands, isOrdered, mostSteps, stepTypes, Wording } from '../wording/steps.ts';

export const scriptNameLength = { least: 3, most: 100 } as const;
/** Characters of the name of the set that a script is a step of. */
export const longestSet = 100;

/** A script as a person sets it: one step of a conversation, with its wording. */
export const ScriptInput = z
  .object({
    name: z.string().trim().min(scriptNameLength.least).max(scriptNameLength.most),
    description: z.string().max(1000).default(''),
    type: z.enum(stepTypes),
    demand: z.enum(demands).default('must'),
    /** The steps that are said one after the other, by the name of all of them; empty where it is a step of none. */
    set: z.string().trim().max(longestSet).default(''),
    /** Its place in the set, from 1. */
    place: z.int().min(1).max(mostSteps).default(1),
    ...Wording.shape,
  })
  .refine(isOrdered, { path: ['unsure_from'] });
export type ScriptInput = z.infer<typeof ScriptInput>;

export const Script = z.object({
  ...ScriptInput.shape,
  ...ruleFields,
  /** Calls that it was said in. */
  files: z.int(),
});
export type Script = z.infer<typeof Script>;

/** What a script is looked for by, as every rule is. */
export const detectionOfScript = ({
  who,
  part,
  variations,
  said_from,
  unsure_from,
}: z.infer<typeof Wording>): Detection => ({
  join: 'any',
  methods: [{ kind: 'script', who, part, variations, said_from, unsure_from }],
});

/** The wording that a detection looks for; of one that looks for none, one that nobody can say. */
export function wordingOf({ methods }: Detection): z.infer<typeof Wording> {
  const script = methods.find((method) => method.kind === 'script');
  return Wording.parse(script ?? { variations: [] });
}
