import { listFiles } from '@earshot/core/calls/calls.api.ts';
import { call } from '../../lib/call.ts';
import { usualOrder } from '../../shared/files/list-choices.ts';
import type { tourTexts } from './tour.texts.ts';

type Text = keyof typeof tourTexts.entries;

export type Stop = {
  title: Text;
  text: Text;
  /** Where the stop is; undefined stays where one is, null says that there is nothing to go to. */
  path?: (pathname: string) => Promise<string | null | undefined> | string | undefined;
  /** The first that is on the page and visible is lit; none of them leaves the words in the middle. */
  targets: readonly string[];
  /** Said instead where there is nothing to light. */
  textWithout?: Text;
  waitMs: number;
};

/** `has`: whether a page is there in this version; where not, the way to it is shown instead. */
export function tourStops(has: (path: string) => boolean, landing: string): Stop[] {
  return [
    { title: 'welcomeTitle', text: 'welcome', targets: [], waitMs: 0 },
    {
      title: 'monitoringTitle',
      text: 'monitoring',
      targets: ['.drawer .nav[href="/monitoring"]', '.drawer .nav', '.top'],
      waitMs: 350,
    },
    {
      title: 'filesTitle',
      text: 'files',
      path: () => '/files',
      targets: ['.files-grid', '#content'],
      waitMs: 500,
    },
    {
      title: 'playerTitle',
      text: 'player',
      path: async (pathname) => (isFilePage(pathname) ? undefined : firstDoneFile()),
      targets: ['.player-card', '.file-body'],
      textWithout: 'noFile',
      waitMs: 500,
    },
    {
      title: 'profileTitle',
      text: 'profile',
      path: () => (has('/monitoring') ? '/monitoring' : landing),
      targets: ['.top .workspace', '.top'],
      waitMs: 350,
    },
    {
      title: 'integrationTitle',
      text: 'integration',
      path: () => (has('/profile/integration') ? '/profile/integration' : undefined),
      targets: has('/profile/integration') ? ['#content'] : ['[data-tour="user-menu"]', '.top'],
      waitMs: 500,
    },
  ];
}

const isFilePage = (pathname: string) => /^\/files\/[^/]+/.test(pathname);

/** The page of the first call of the list that is done; null while there is none. */
export async function firstDoneFile(): Promise<string | null> {
  const list = await call(listFiles, { query: { status: 'DONE', order_by: usualOrder(), limit: 1 } }).catch(
    () => undefined,
  );
  const [first] = list?.results ?? [];
  return first === undefined ? null : `/files/${first.file_id}`;
}
