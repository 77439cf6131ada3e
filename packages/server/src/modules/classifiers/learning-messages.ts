/** What goes between a learning and the thread that does it. Long lists go as JSON: taking over thousands of objects would stop the event loop. */

import type { PackedModel } from '@earshot/core/classifiers/classifier-model.ts';
import type { LearningError } from '@earshot/core/classifiers/classifiers.ts';
import type { LearnOptions } from '@earshot/core/classifiers/learn-classifier.ts';
import type { Setting } from '@earshot/core/classifiers/setting.ts';
import type { KeptSetting } from './kept-setting.ts';

/** A text as it comes in; words are read in the thread. */
export type SentText = { text: string; setting: Setting };
/** `asked`: labels that somebody was asked about; null for all of them. */
export type SentExample = KeptSetting & {
  id: number;
  text: string;
  group: string;
  labels: readonly number[];
  asked: readonly number[] | null;
};
/** `labelIds`: of the labels in their places. */
export type ToLearn = { learn: LearnOptions; labelIds: readonly number[] };
/** `examples`: the JSON of `SentExample`s. */
export type ToThread = { examples: string } | { unlabelled: SentText[] } | ToLearn;

/** A version as it is kept: what is known of it as JSON. */
export type SentVersion = { model: PackedModel; report: string; met: string };
/** `heldOut`: the JSON of `HeldOutRow`s. */
export type FromThread =
  | { progress: number }
  | { heldOut: string }
  | { learned: SentVersion }
  | { nothing: LearningError };
