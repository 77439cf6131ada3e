import { z } from 'zod';
import { speakerRoles } from '../call/role.ts';
import { soundFields } from '../files/files.ts';
import { longestExample, longestLabel, mostLabels } from './classifiers.ts';

/** Where an example came from. */
export const exampleSources = ['queue', 'import', 'correction'] as const;
export type ExampleSource = (typeof exampleSources)[number];

/** An example as somebody brings it: a text, or a phrase of a call from which on a unit is taken; and its labels by name. */
export const NewExample = z.object({
  text: z.string().max(longestExample).optional(),
  file_id: z.string().max(64).optional(),
  phrase_id: z.int().min(0).optional(),
  role: z.enum(speakerRoles).nullable().default(null),
  labels: z.array(z.string().trim().min(1).max(longestLabel)).max(mostLabels),
});
export type NewExample = z.input<typeof NewExample>;

/** Where the words of an example were said. */
export const ExamplePlace = z.object({
  file_id: z.string(),
  phrase_id: z.int(),
  last_phrase_id: z.int(),
  start_ms: z.int(),
  end_ms: z.int(),
});
export type ExamplePlace = z.infer<typeof ExamplePlace>;

/** What somebody said of an example: labels by their ids; null where they could not tell. */
export const ExampleAnswer = z.object({
  user_id: z.int().nullable(),
  by: z.string().nullable(),
  labels: z.array(z.int()).nullable(),
  at: z.string(),
});

/** What a classifier says of one label of an example. */
export const LabelGuess = z.object({ label_id: z.int(), probability: z.number() });

export const Example = z.object({
  id: z.int(),
  text: z.string(),
  role: z.enum(speakerRoles).nullable(),
  place: ExamplePlace.nullable(),
  /** Null where it is only a text. */
  call: z.object({ name: z.string(), ...soundFields }).nullable(),
  source: z.enum(exampleSources),
  /** Drawn by chance, so that it tells how good a classifier is. */
  is_random: z.boolean(),
  answers: z.array(ExampleAnswer),
  /** What it is learned with, by the ids of labels; null where nobody can tell, or people differ. */
  labels: z.array(z.int()).nullable(),
  is_settled: z.boolean(),
  /** What the version that answers would have said of it without knowing it; empty where it came later. */
  guesses: z.array(LabelGuess),
});
export type Example = z.infer<typeof Example>;

/** Which examples are meant: all, those with a label, and those on which somebody should look. */
export const exampleViews = ['all', 'suspicious', 'unsettled', 'wrong', 'missed', 'near'] as const;
export type ExampleView = (typeof exampleViews)[number];

/** What an import did. `skipped`: rows that were there already with the same labels. */
export const Imported = z.object({
  added: z.int(),
  changed: z.int(),
  skipped: z.int(),
  /** Labels that it made, by name. */
  new_labels: z.array(z.string()),
});
export type Imported = z.infer<typeof Imported>;
