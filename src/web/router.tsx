import { type ComponentType, lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { reloadSession, type Session, useSession } from './api/session.ts';
import { Loading } from './ui/loading.tsx';

const LandingPage = lazyPage(() => import('./landing/landing-page.tsx').then((m) => m.LandingPage));
const PlansPage = lazyPage(() => import('./subscriptions/plans-page.tsx').then((m) => m.PlansPage));
const LoginPage = lazyPage(() => import('./accounts/login-page.tsx').then((m) => m.LoginPage));
const NotFoundPage = lazyPage(() => import('./not-found-page.tsx').then((m) => m.NotFoundPage));
const OfflinePage = lazyPage(() => import('./offline-page.tsx').then((m) => m.OfflinePage));
const SignInPage = lazyQueryPage(() => import('./accounts/sign-in-page.tsx').then((m) => m.SignInPage));
const RegisterPage = lazyQueryPage(() => import('./accounts/register-page.tsx').then((m) => m.RegisterPage));
const DashboardPage = lazyQueryPage(() =>
  import('./dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
);
const GeneratorPage = lazyQueryPage(() =>
  import('./generator/generator-page.tsx').then((m) => m.GeneratorPage),
);
const BookmarkletPage = lazyPage(() =>
  import('./listings/bookmarklet-page.tsx').then((m) => m.BookmarkletPage),
);
const ArrivalPage = lazyQueryPage(() => import('./listings/arrival-page.tsx').then((m) => m.ArrivalPage));
const HistoryPage = lazyQueryPage(() => import('./descriptions/history-page.tsx').then((m) => m.HistoryPage));

/** Pages that exist only for somebody signed in. */
const signedInPaths: readonly string[] = [
  pagePaths.dashboard,
  pagePaths.generator,
  pagePaths.generate,
  pagePaths.history,
];

export function Router() {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path={pagePaths.home}>
          {session.status === 'loading' ? <Loading /> : isSignedIn ? <DashboardPage /> : <LandingPage />}
        </Route>
        <Route path={pagePaths.plans} component={PlansPage} />
        <Route path={pagePaths.login} component={LoginPage} />
        <Route path={pagePaths.customLogin} component={LoginPage} />
        <Route path={pagePaths.signIn} component={SignInPage} />
        <Route path={pagePaths.register} component={RegisterPage} />
        <Route path={pagePaths.bookmarklet} component={BookmarkletPage} />
        <Route path={pagePaths.arrival} component={ArrivalPage} />
        {isSignedIn && (
          <>
            <Route path={pagePaths.dashboard} component={DashboardPage} />
            <Route path={pagePaths.generator} component={GeneratorPage} />
            <Route path={pagePaths.generate}>
              <Redirect to={pagePaths.generator} replace />
            </Route>
            <Route path={pagePaths.history} component={HistoryPage} />
          </>
        )}
        <Route>
          <Elsewhere session={session} />
        </Route>
      </Switch>
    </Suspense>
  );
}

/** No page of this visitor's; while it is not known who he is, a page for signed-in users may still come. */
function Elsewhere({ session }: { session: Session }) {
  const [path] = useLocation();
  const isForSignedIn = signedInPaths.includes(path);
  if (isForSignedIn && session.status === 'loading') return <Loading />;
  if (isForSignedIn && session.status === 'unknown') return <OfflinePage retry={reloadSession} />;
  return <NotFoundPage />;
}

function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load() }));
}

/** A page that reads from the server, fetched together with what it reads by. */
function lazyQueryPage(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [{ QueryProvider }, Page] = await Promise.all([import('./api/query-provider.tsx'), load()]);
    return {
      default: () => (
        <QueryProvider>
          <Page />
        </QueryProvider>
      ),
    };
  });
}
