/** The ways a screen can look, and a few of them in which any two choices meet. */
import type { Locale } from '../packages/core/src/locales.ts';
import { phone, type Theme, wide } from './browser.ts';

export type Look = {
  theme: Theme;
  /** The system's own few colours in place of ours. */
  forced: 'none' | 'active';
  locale: Locale;
  width: 'wide' | 'phone';
};

export const viewports = { wide, phone };

const look = (locale: Locale, theme: Theme, forced: Look['forced'], width: Look['width']): Look => ({
  theme,
  forced,
  locale,
  width,
});

/** Each choice with each choice of another kind, at least once. */
export const pairwiseLooks: readonly Look[] = [
  look('en', 'light', 'none', 'wide'),
  look('en', 'dark', 'active', 'phone'),
  look('ua', 'light', 'active', 'phone'),
  look('ua', 'dark', 'none', 'wide'),
  look('ru', 'light', 'none', 'phone'),
  look('ru', 'dark', 'active', 'wide'),
];

export const allLooks: readonly Look[] = (['en', 'ua', 'ru'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['none', 'active'] as const).flatMap((forced) =>
      (['wide', 'phone'] as const).map((width) => look(locale, theme, forced, width)),
    ),
  ),
);

/** Pairs of choices of different kinds, as `theme dark, width phone`, that meet in `all` and nowhere in `some`. */
export function missedPairs(some: readonly Look[], all: readonly Look[]): string[] {
  const met = new Set(some.flatMap(pairsOf));
  return [...new Set(all.flatMap(pairsOf))].filter((pair) => !met.has(pair));
}

function pairsOf(look: Look): string[] {
  const choices = Object.entries(look)
    .map((choice) => choice.join(' '))
    .sort();
  return choices.flatMap((one, at) => choices.slice(at + 1).map((other) => `${one}, ${other}`));
}
