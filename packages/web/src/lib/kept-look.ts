import { locales } from '@earshot/core/locales.ts';
import { fontFamilies, presetColors } from '@earshot/core/users/customization.ts';

const isOneOf = (list: readonly string[]) => (value: unknown) =>
  typeof value === 'string' && list.includes(value);
const isSwitch = (value: unknown) => typeof value === 'boolean';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const fits: Record<string, (value: unknown) => boolean> = {
  fontFamily: isOneOf(fontFamilies),
  borderRadius: (value) => isNumber(value) && Number(value) <= 24,
  outlinedFilled: isSwitch,
  presetColor: isOneOf(presetColors),
  rtlLayout: isSwitch,
  singleKeys: isSwitch,
  locale: isOneOf(locales),
  drawerFolded: isSwitch,
  ownerId: (value) => value === null || isNumber(value),
};

/**
 * What can be used of a look that a cookie holds: others of the same host may have written it, or a version of ours that knew
 * other values. With a language that is none there would be no words at all.
 */
export function keptLook(kept: unknown): object {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => Object.hasOwn(fits, name) && fits[name]?.(value)),
  );
}
