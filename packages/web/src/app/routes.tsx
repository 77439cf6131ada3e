import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { CallError } from '../lib/call.ts';
import { loadTexts, useSaid } from '../lib/i18n.ts';
import { lazyPage } from '../lib/parts.ts';
import { queryClient } from '../lib/query-client.ts';
import { useSectionTitle } from '../lib/use-title.ts';
import { askedFor, useAccount } from '../shared/account.ts';
import { agentLandingPath, landingPath } from '../shared/landing.ts';
import type { Section } from '../shared/section.ts';
import { meQuery, useMayFor } from '../shared/users.queries.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { AccessPage, ClosedPage, CrashPage, NotFoundPage } from './error-pages.tsx';
import { NotYetPage } from './NotYetPage.tsx';
import { openSections, plainSections, sections } from './sections.ts';
import { followLink, viewsByLink } from './view-link.ts';

const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });

const Shell = lazyPage(() => import('./layout/frames.tsx'), 'ShellFrame');
const ViewFrame = lazyPage(() => import('./layout/frames.tsx'), 'GuestFrame');

/** Everything around the page; whoever came by a link to one call gets only that. */
function Frame() {
  const isView = useAccount(({ tokenViewFile }) => tokenViewFile !== null);
  return <Suspense>{isView ? <ViewFrame /> : <Shell />}</Suspense>;
}

const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: Frame,
  beforeLoad: async ({ location, preload }) => {
    const texts = loadTexts();
    // A link under the pointer must not leave the call that is shown.
    if (preload && useAccount.getState().tokenViewFile !== null) return texts;
    if (await followLink(location))
      throw redirect({ href: location.pathname + location.searchStr, replace: true });
    if (viewsByLink(location.pathname)) return texts;
    try {
      const [me] = await Promise.all([queryClient.ensureQueryData(meQuery()), texts, Shell.preload?.()]);
      if (me.workspace === null) throw redirect({ to: '/error_workspace', replace: true });
      if (me.is_agent && location.pathname === landingPath)
        throw redirect({ to: agentLandingPath, replace: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'unauthorized') {
        askedFor(location.href);
        throw redirect({ to: '/login', replace: true });
      }
      if (error.status === 205) throw redirect({ to: '/error_workspace', replace: true });
      if (error.code === 'users.inactive') throw redirect({ to: '/error_access', replace: true });
      throw redirect({ to: '/error', replace: true });
    }
  },
});

/** The pages without a sign-in that are made of MUI; the page to sign in stands outside, so that it comes at once. */
const openRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'open',
  component: lazyPage(() => import('./layout/OpenFrame.tsx'), 'OpenFrame'),
});

/** The page of a section, or who opens it to those who may not see it; a change of rights counts at once. */
function pageOf({ page, title, can }: Section): RouteComponent {
  const Page = page ?? (() => <NotYetPage section={title} />);
  function Guarded() {
    useSectionTitle(useSaid()(title));
    const may = useMayFor();
    const isView = useAccount(({ tokenViewFile }) => tokenViewFile !== null);
    return can === undefined || may(can) || isView ? <Page /> : <ClosedPage />;
  }
  // Else the router would not fetch the page before it is wanted.
  return Object.assign(Guarded, { preload: page?.preload });
}

/** A route of one path; its type is what links and `useSearch` know of it. */
const routeOf = <const Parent extends AnyRoute, const Path extends string, Search extends object>(
  parent: Parent,
  path: Path,
  search: (asked: Record<string, unknown>) => Search,
  options: { component: RouteComponent; beforeLoad?: BeforeGuests },
) => createRoute({ getParentRoute: () => parent, path, validateSearch: search, ...options });

type SearchOf<One> = One extends { search: (asked: never) => infer Search extends object } ? Search : object;
type PathRoute<Parent extends AnyRoute, One, Path> = Path extends string
  ? ReturnType<typeof routeOf<Parent, Path, SearchOf<One>>>
  : never;
type RoutesOf<Parent extends AnyRoute, One> = One extends Section
  ? PathRoute<Parent, One, One['paths'][number]>
  : never;

/** One route for each path of each section. A loop has no type for every path: it is read off the list. */
function routesOf<Parent extends AnyRoute, const List extends readonly Section[]>(
  parent: Parent,
  list: List,
) {
  const routes = list.flatMap((section) =>
    section.paths.map((path) =>
      routeOf(parent, path, section.search ?? (() => ({})), {
        component: pageOf(section),
        ...(section.isOpenTo === 'guests' && { beforeLoad: onlyGuests }),
        ...(section.hasAllWords && { beforeLoad: loadTexts }),
      }),
    ),
  );
  return routes as unknown as RoutesOf<Parent, List[number]>[];
}

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: useAccount.getState().activePage ?? landingPath, replace: true });
  },
});

type BeforeGuests = (come: { location: { hash: string; search: object } }) => void | Promise<void>;
const onlyGuests: BeforeGuests = ({ location }) => {
  const { isLoggedIn, activePage } = useAccount.getState();
  // These sign in whoever opens them, also over another session.
  if (!isLoggedIn || /once=|oidc|mfa=/.test(location.hash)) return;
  const { token } = location.search as { token?: string };
  if (token) throw redirect({ to: '/activate/$id', params: { id: token }, replace: true });
  throw redirect({ href: activePage ?? landingPath, replace: true });
};

const errorPage = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => rootRoute, path, component });

const errorRoutes = [
  errorPage('/error', ErrorPage),
  errorPage('/error_access', AccessPage),
  errorPage('/error-access', AccessPage),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/error_link',
    beforeLoad: loadTexts,
    component: lazyPage(() => import('./LostLinkPage.tsx'), 'LostLinkPage'),
  }),
];

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    homeRoute,
    signedInRoute.addChildren(routesOf(signedInRoute, sections)),
    openRoute.addChildren(routesOf(openRoute, openSections)),
    ...routesOf(rootRoute, plainSections),
    ...errorRoutes,
  ]),
  // The default parser would turn `?name=123456` into a number.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
    const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
    return text === '' ? '' : `?${text}`;
  },
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultErrorComponent: CrashPage,
  defaultNotFoundComponent: NotFoundPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** The page to come back to after signing in again: never an error page, nor one that does not exist. */
router.subscribe('onResolved', ({ toLocation }) => {
  const { matches } = router.state;
  if (viewsByLink(toLocation.pathname)) return;
  if (!matches.some(({ routeId }) => routeId === signedInRoute.id) || matches.at(-1)?.status !== 'success')
    return;
  useAccount.setState({ activePage: toLocation.href });
});
