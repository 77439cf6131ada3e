import type { Locale } from '../../locales.ts';
import type { MetricSide } from './metric-side.ts';

export type Said = Readonly<Record<Locale, string>>;
export type Phrases = Readonly<Record<Locale, readonly string[]>>;

/** A question of a template. What names neither phrases nor a number is answered by a person. */
export type TemplateQuestion = {
  text: Said;
  points: number;
  /** What the operator says, in any of these wordings. */
  says?: Phrases;
  /** What the customer says. */
  hears?: Phrases;
  /** In which part of the call it is said. */
  part?: 'beginning' | 'ending';
  /** Must not be said. */
  isNever?: true;
  number?: MetricSide;
  isFatal?: true;
  description?: Said;
};

export type Template = {
  name: Said;
  groups: readonly { name: Said; isControl?: true; questions: readonly TemplateQuestion[] }[];
};
