import { z } from 'zod';
import { speakerRoles } from '../call/role.ts';
import { CallMoment } from '../detection/moments.ts';
import { endpoint } from '../endpoint.ts';
import { Estimate, longestExample } from './classifiers.ts';

const Params = z.object({ id: z.coerce.number().int() });

/** What a text or a passage of a call is told to be about. */
export const LabelTold = z.object({
  id: z.int(),
  name: z.string(),
  probability: z.number(),
  decision: z.enum(['yes', 'no', 'unsure']),
  threshold: z.number(),
  unsure_from: z.number(),
  unsure_to: z.number(),
});
export type LabelTold = z.infer<typeof LabelTold>;
/** A word, and what it adds to the score of a label: above 0 it speaks for it. `start`, `end`: where in the text. */
export const WordTold = z.object({
  text: z.string(),
  weight: z.number(),
  label_id: z.int(),
  start: z.int(),
  end: z.int(),
});
export type WordTold = z.infer<typeof WordTold>;
/** How many words there are, and how many of them are unknown to it; `some`: a few of these. */
const WordsMet = z.object({ words: z.int(), unknown: z.int(), some: z.array(z.string()) });
/** A unit of what was checked. `moment`: where it was said, of a call. */
const UnitTold = z.object({
  text: z.string(),
  role: z.enum(speakerRoles).nullable(),
  moment: CallMoment.nullable(),
  last_phrase_id: z.int().nullable(),
  labels: z.array(LabelTold),
  words: z.array(WordTold),
  is_unknown: z.boolean(),
  met: WordsMet,
});
export type UnitTold = z.infer<typeof UnitTold>;
export const checkClassifier = endpoint({
  method: 'POST',
  path: 'classifiers/{id}/check',
  can: 'classifiers.read',
  summary: 'What a classifier says of a text or a call, and by which words',
  params: Params,
  body: z.object({
    text: z.string().max(longestExample).optional(),
    file_id: z.string().max(64).optional(),
    /** The one that answers, unless another is named. */
    version: z.int().optional(),
  }),
  reply: z.object({
    version: z.int(),
    /** Of everything together: for each label its strongest unit. */
    labels: z.array(LabelTold),
    /** The words of that strongest unit which speak most for the labels it is likely to have, or against them. */
    words: z.array(WordTold),
    units: z.array(UnitTold),
  }),
});

const Share = Estimate.nullable();
export const classifierReport = endpoint({
  method: 'GET',
  path: 'classifiers/{id}/report',
  can: 'classifiers.read',
  summary: 'How good a version is, on examples that it had not learned from',
  params: Params,
  query: z.object({ version: z.coerce.number().int().optional() }),
  reply: z.object({
    version: z.int(),
    n: z.int(),
    accuracy: Share,
    usual: z.number().nullable(),
    mean_f1: Share,
    unsure: z.number().nullable(),
    sure_accuracy: Share,
    labels: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        threshold: z.number(),
        unsure_from: z.number(),
        unsure_to: z.number(),
        precision: z.number().nullable(),
        recall: z.number().nullable(),
        f1: z.number().nullable(),
        /** Of F1. */
        low: z.number().nullable(),
        high: z.number().nullable(),
        n: z.int(),
        wrong: z.int(),
        missed: z.int(),
        unsure: z.int(),
        /** How many examples with the label and without it were told to have it with which probability, in twentieths. */
        histogram: z.object({ with: z.array(z.int()), without: z.array(z.int()) }),
        /** Words that speak most for it and against it. */
        words: z.array(z.object({ text: z.string(), weight: z.number() })),
      }),
    ),
    /** Where one is chosen: of each label (a line) how many were taken for which (a column). */
    confusion: z.array(z.array(z.int())).nullable(),
    reliability: z.array(
      z.object({
        from: z.number(),
        to: z.number(),
        n: z.int(),
        right: z.int(),
        probability: z.number(),
      }),
    ),
    ece: z.number().nullable(),
    /** Accuracy after so many examples, as versions were learned, and what the next fifty would likely bring. */
    curve: z.array(z.object({ n: z.int(), value: z.number(), low: z.number(), high: z.number() })),
    forecast: z.object({ more: z.int(), gain: z.number(), low: z.number(), high: z.number() }).nullable(),
  }),
});
