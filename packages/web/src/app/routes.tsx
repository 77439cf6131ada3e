import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { useAccount } from '../lib/account.ts';
import { CallError } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { meQuery } from '../shared/users.queries.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { AccessPage, CrashPage, NotFoundPage } from './error-pages.tsx';
import { Shell } from './layout/Shell.tsx';
import { NotYetPage } from './NotYetPage.tsx';
import { landingPath, type Section, sections } from './sections.ts';
import { WorkspacePage } from './WorkspacePage.tsx';

const pages = {
  files: lazyRouteComponent(() => import('../features/files/FilesPage.tsx'), 'FilesPage'),
  file: lazyRouteComponent(() => import('../features/file/FilePage.tsx'), 'FilePage'),
  sources: lazyRouteComponent(() => import('../features/sources/SourcesPage.tsx'), 'SourcesPage'),
  speech: lazyRouteComponent(() => import('../features/speech/SpeechPage.tsx'), 'SpeechPage'),
  profile: lazyRouteComponent(() => import('../features/profile/ProfilePage.tsx'), 'ProfilePage'),
} satisfies Record<NonNullable<Section['page']>, unknown>;

const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });

const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: Shell,
  beforeLoad: async ({ location }) => {
    try {
      await queryClient.ensureQueryData(meQuery());
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'unauthorized') {
        useAccount.setState({ isLoggedIn: false, activePage: location.href });
        throw redirect({ to: '/login', replace: true });
      }
      if (error.status === 205) throw redirect({ to: '/error_workspace', replace: true });
      if (error.code === 'users.inactive') throw redirect({ to: '/error_access', replace: true });
      throw redirect({ to: '/error', replace: true });
    }
  },
});

const sectionRoutes = sections.flatMap(({ paths, page, title }) =>
  paths.map((path) =>
    createRoute({
      getParentRoute: () => signedInRoute,
      path,
      component: page === undefined ? () => <NotYetPage section={title} /> : pages[page],
    }),
  ),
);

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: useAccount.getState().activePage ?? landingPath, replace: true });
  },
});

const forGuests = {
  beforeLoad: ({ location }: { location: { hash: string } }) => {
    const { isLoggedIn, activePage } = useAccount.getState();
    // A one-time link signs in whoever opens it, also over another session.
    if (isLoggedIn && !location.hash.includes('once='))
      throw redirect({ to: activePage ?? landingPath, replace: true });
  },
};

const loginPage = lazyRouteComponent(() => import('../features/login/LoginPage.tsx'), 'LoginPage');
const askAdminPage = lazyRouteComponent(
  () => import('../features/login/AskAdministratorPage.tsx'),
  'AskAdministratorPage',
);

const publicRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/login', component: loginPage, ...forGuests }),
  createRoute({ getParentRoute: () => rootRoute, path: '/register', component: askAdminPage, ...forGuests }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/password_reset',
    component: askAdminPage,
    ...forGuests,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/activate/$id',
    component: askAdminPage,
    ...forGuests,
  }),
  createRoute({ getParentRoute: () => rootRoute, path: '/error', component: ErrorPage }),
  createRoute({ getParentRoute: () => rootRoute, path: '/error_access', component: AccessPage }),
  createRoute({ getParentRoute: () => rootRoute, path: '/error-access', component: AccessPage }),
  createRoute({ getParentRoute: () => rootRoute, path: '/error_workspace', component: WorkspacePage }),
];

export const router = createRouter({
  routeTree: rootRoute.addChildren([homeRoute, signedInRoute.addChildren(sectionRoutes), ...publicRoutes]),
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

/** The page to come back to after signing in again: never an error page, nor one that does not exist. */
router.subscribe('onResolved', ({ toLocation }) => {
  const { matches } = router.state;
  if (!matches.some(({ routeId }) => routeId === signedInRoute.id) || matches.at(-1)?.status !== 'success')
    return;
  useAccount.setState({ activePage: toLocation.href });
});
