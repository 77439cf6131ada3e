/** The words by which a control is known to who does not see it. */
function nameOf(control: Element): string {
  const named = (control.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => (id === '' ? null : document.getElementById(id))?.textContent ?? '')
    .join(' ')
    .trim();
  const said = control.getAttribute('aria-label') || named || control.textContent?.trim();
  return said || (control.getAttribute('title') ?? '');
}

type Anchored = { anchorEl?: unknown };

const anchorName = ({ anchorEl }: Anchored): string | undefined => {
  const anchor = typeof anchorEl === 'function' ? (anchorEl as () => unknown)() : anchorEl;
  return anchor instanceof Element ? nameOf(anchor) || undefined : undefined;
};

/** A menu is called after what opened it. */
export function namedMenu(menu: Anchored): { 'aria-label'?: string } {
  const name = anchorName(menu);
  return name === undefined ? {} : { 'aria-label': name };
}

/** What lies over the page is a place of the page, so that whoever goes by landmarks finds it. */
export function menuLandmark(menu: Anchored): { role?: string; 'aria-label'?: string } {
  const name = anchorName(menu);
  return name === undefined ? {} : { role: 'region', 'aria-label': name };
}
