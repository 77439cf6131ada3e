import type { FontFamily } from '../customization.ts';

/** The default font is part of the page; the others come when they are chosen. */
const loaders: Record<Exclude<FontFamily, 'Onest'>, () => Promise<unknown>> = {
  Inter: () => import('@fontsource-variable/inter'),
  Manrope: () => import('@fontsource-variable/manrope'),
  'Golos Text': () => import('@fontsource-variable/golos-text'),
};

export function loadFont(family: FontFamily): void {
  if (family !== 'Onest') void loaders[family]();
}
