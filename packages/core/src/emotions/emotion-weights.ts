/** How much each rule counts. The bench changes them one by one to say what each of them brings. */
export type EmotionWeights = {
  /** What is left of a word that is denied, by the side it stood on. */
  denied: { positive: number; negative: number };
  /** Factor of an intensifier right before a word. */
  strong: number;
  /** Factor of a word in capitals. */
  capitals: number;
  /** Factor of what stands before the last "but" of a phrase. */
  beforeContrast: number;
  /** Factor of a pleasant word in a question. */
  pleasantInQuestion: number;
  /** What one to three exclamation marks add each to the strength of a phrase. */
  exclamation: number;
  /** Sum of the signs, squared, at which a phrase is rated 0.71: of up to ten words, and more for each word beyond. */
  saturation: { least: number; perWord: number };
  /** Nearer to 0 than this a phrase is neutral: one word of courtesy is more, a "yes" less. */
  neutralBelow: number;
};

/**
 * Emphasis, exclamation marks and the saturation of short phrases are near those of Hutto & Gilbert 2014, §3, and their
 * code. The others were chosen on the training part of GoEmotions (Demszky et al. 2020) and on one half of the rated
 * tweets; docs/decisions/0008-emotions.md says what they bring on other texts.
 */
export const usualWeights: EmotionWeights = {
  denied: { positive: -0.5, negative: -0.2 },
  strong: 1.3,
  capitals: 1.3,
  beforeContrast: 0.5,
  pleasantInQuestion: 0.4,
  exclamation: 0.292,
  saturation: { least: 15, perWord: 1 },
  neutralBelow: 0.2,
};
