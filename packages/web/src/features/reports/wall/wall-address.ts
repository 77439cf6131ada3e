/** Screens of a wall: reports by their ids, in the order in which they are shown. */
export const mostScreens = 12;

/** The reports that an address shows on a wall: that of the page first. Undefined where it shows none. */
export function screensOf(id: number, wall: string | undefined): number[] | undefined {
  if (wall === undefined) return undefined;
  const others = wall
    .split(',')
    .filter((text) => /^\d{1,15}$/u.test(text))
    .map(Number)
    // `1` only says that it is a wall.
    .slice(1);
  return [...new Set([id, ...others])].slice(0, mostScreens);
}

/** The same as the address has it. */
export const wallOf = (screens: readonly number[]): string => [1, ...screens.slice(1)].join(',');

/** How much larger a report is drawn to fill a screen that is so high; never so small that nobody reads it. */
export const zoomOf = (available_px: number, needed_px: number): number =>
  needed_px <= 0 ? 1 : Math.min(2.2, Math.max(0.7, available_px / needed_px));
