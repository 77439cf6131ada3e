import { z } from 'zod';

/** A conversation is a recording or is written. */
export const mediaTypes = ['audio', 'text'] as const;
export type MediaType = (typeof mediaTypes)[number];

export const elementNames = ['decode', 'activity', 'transcribe', 'merge', 'measure', 'analyse'] as const;
export type ElementName = (typeof elementNames)[number];

/** One step that a conversation can go through. */
export type ElementDefinition<Settings extends z.ZodType = z.ZodType> = {
  /** The kinds of conversation that it does something for. */
  media: readonly MediaType[];
  /** Steps whose results it works on, where they take part. */
  after: readonly ElementName[];
  /** Steps without whose results it cannot work, where the kind of conversation has them. */
  needs: readonly ElementName[];
  /** What a person can set of it, each with its usual value. */
  settings: Settings;
  /** Its part of the time that all steps take, as it was measured; they sum to 1. */
  share: number;
};

const element = <Settings extends z.ZodType>(definition: ElementDefinition<Settings>) => definition;

/** Every step there is. Their order follows from what each works on. */
export const elements = {
  decode: element({
    media: ['audio'],
    after: [],
    needs: [],
    // Nobody talks longer in one call; it bounds time and disk of a hostile file.
    settings: z.object({ most_hours: z.number().min(1).max(8).default(8) }),
    share: 0.06,
  }),
  activity: element({
    media: ['audio'],
    after: ['decode'],
    needs: ['decode'],
    settings: z.object({}),
    share: 0.06,
  }),
  transcribe: element({
    media: ['audio'],
    after: ['activity'],
    needs: ['activity'],
    // Context around a stretch of speech, so that its first and last sounds are not cut.
    settings: z.object({ pad_ms: z.int().min(0).max(1000).default(200) }),
    share: 0.78,
  }),
  merge: element({
    media: ['audio', 'text'],
    after: ['transcribe'],
    needs: ['activity', 'transcribe'],
    settings: z.object({}),
    share: 0.04,
  }),
  measure: element({
    media: ['audio', 'text'],
    after: ['activity', 'merge'],
    needs: ['merge'],
    settings: z.object({}),
    share: 0.03,
  }),
  analyse: element({
    media: ['audio', 'text'],
    after: ['merge', 'measure'],
    needs: ['merge', 'measure'],
    settings: z.object({}),
    share: 0.03,
  }),
} as const satisfies Record<ElementName, ElementDefinition>;

export type SettingsOf<Name extends ElementName> = z.output<(typeof elements)[Name]['settings']>;
