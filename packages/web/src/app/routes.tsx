import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { useAccount } from '../lib/account.ts';
import { CallError } from '../lib/call.ts';
import { queryClient } from '../lib/query-client.ts';
import { meQuery, useMay } from '../shared/users.queries.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { AccessPage, ClosedPage, CrashPage, NotFoundPage } from './error-pages.tsx';
import { NotYetPage } from './NotYetPage.tsx';
import { landingPath, type Section, sections } from './sections.ts';
import { followLink, viewsByLink } from './view-link.ts';

const pages = {
  monitoring: lazyRouteComponent(() => import('../features/monitoring/MonitoringPage.tsx'), 'MonitoringPage'),
  files: lazyRouteComponent(() => import('../features/files/FilesPage.tsx'), 'FilesPage'),
  favorites: lazyRouteComponent(() => import('../features/files/FilesPage.tsx'), 'FavoritesPage'),
  search: lazyRouteComponent(() => import('../features/search/SearchPage.tsx'), 'SearchPage'),
  file: lazyRouteComponent(() => import('../features/file/FilePage.tsx'), 'FilePage'),
  sources: lazyRouteComponent(() => import('../features/sources/SourcesPage.tsx'), 'SourcesPage'),
  speech: lazyRouteComponent(() => import('../features/speech/SpeechPage.tsx'), 'SpeechPage'),
  profile: lazyRouteComponent(() => import('../features/profile/ProfilePage.tsx'), 'ProfilePage'),
  password: lazyRouteComponent(() => import('../features/profile/PasswordPage.tsx'), 'PasswordPage'),
  workspaceSettings: lazyRouteComponent(
    () => import('../features/workspace-settings/WorkspaceSettingsPage.tsx'),
    'WorkspaceSettingsPage',
  ),
  integration: lazyRouteComponent(
    () => import('../features/integration/IntegrationPage.tsx'),
    'IntegrationPage',
  ),
  users: lazyRouteComponent(() => import('../features/users/UsersPage.tsx'), 'UsersPage'),
  user: lazyRouteComponent(() => import('../features/users/UserPage.tsx'), 'UserPage'),
  tags: lazyRouteComponent(() => import('../features/tags/TagsPage.tsx'), 'TagsPage'),
  patterns: lazyRouteComponent(() => import('../features/patterns/PatternsPage.tsx'), 'PatternsPage'),
  segments: lazyRouteComponent(() => import('../features/segments/SegmentsPage.tsx'), 'SegmentsPage'),
  audit: lazyRouteComponent(() => import('../features/audit/AuditPage.tsx'), 'AuditPage'),
  outbox: lazyRouteComponent(() => import('../features/outbox/OutboxPage.tsx'), 'OutboxPage'),
} satisfies Record<NonNullable<Section['page']>, unknown>;

const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });

const Shell = lazyRouteComponent(() => import('./layout/Shell.tsx'), 'Shell');
const ViewFrame = lazyRouteComponent(() => import('./layout/ViewFrame.tsx'), 'ViewFrame');

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
    // A link under the pointer must not leave the call that is shown.
    if (preload && useAccount.getState().tokenViewFile !== null) return;
    if (await followLink(location)) throw redirect({ to: location.pathname, replace: true });
    if (viewsByLink(location.pathname)) return;
    try {
      const [me] = await Promise.all([queryClient.ensureQueryData(meQuery()), Shell.preload?.()]);
      if (me.workspace === null) throw redirect({ to: '/error_workspace', replace: true });
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

/** The page of a section, or who opens it to those who may not see it; a change of rights counts at once. */
function pageOf({ page, title, can }: Section) {
  const Page = page === undefined ? () => <NotYetPage section={title} /> : pages[page];
  if (can === undefined) return Page;
  return function Guarded() {
    const isOpen = useMay(can);
    const isView = useAccount(({ tokenViewFile }) => tokenViewFile !== null);
    return isOpen || isView ? <Page /> : <ClosedPage />;
  };
}

const sectionRoutes = sections.flatMap((section) =>
  section.paths.map((path) =>
    createRoute({
      getParentRoute: () => signedInRoute,
      path,
      component: pageOf(section),
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
  beforeLoad: ({ location }: { location: { hash: string; search: object } }) => {
    const { isLoggedIn, activePage } = useAccount.getState();
    // These sign in whoever opens them, also over another session.
    if (!isLoggedIn || /once=|oidc/.test(location.hash)) return;
    const { token } = location.search as { token?: string };
    if (token) throw redirect({ to: `/activate/${token}`, replace: true });
    throw redirect({ to: activePage ?? landingPath, replace: true });
  },
};

const publicPages = {
  login: lazyRouteComponent(() => import('../features/login/LoginPage.tsx'), 'LoginPage'),
  register: lazyRouteComponent(() => import('../features/register/RegisterPage.tsx'), 'RegisterPage'),
  passwordReset: lazyRouteComponent(
    () => import('../features/password-reset/PasswordResetPage.tsx'),
    'PasswordResetPage',
  ),
  activate: lazyRouteComponent(() => import('../features/activation/ActivatePage.tsx'), 'ActivatePage'),
  workspace: lazyRouteComponent(() => import('../features/workspaces/WorkspacePage.tsx'), 'WorkspacePage'),
  lostLink: lazyRouteComponent(() => import('./LostLinkPage.tsx'), 'LostLinkPage'),
};

const open = (path: string, component: RouteComponent, options = {}) =>
  createRoute({ getParentRoute: () => rootRoute, path, component, ...options });

const publicRoutes = [
  open('/login', publicPages.login, forGuests),
  open('/register', publicPages.register, forGuests),
  open('/password_reset', publicPages.passwordReset, forGuests),
  open('/activate/$id', publicPages.activate),
  open('/error', ErrorPage),
  open('/error_access', AccessPage),
  open('/error-access', AccessPage),
  open('/error_workspace', publicPages.workspace),
  open('/error_link', publicPages.lostLink),
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
  if (viewsByLink(toLocation.pathname)) return;
  if (!matches.some(({ routeId }) => routeId === signedInRoute.id) || matches.at(-1)?.status !== 'success')
    return;
  useAccount.setState({ activePage: toLocation.href });
});
