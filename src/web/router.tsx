import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { useSession } from './api/use-session.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { OfflinePage } from './offline-page.tsx';
import { Loading } from './ui/loading.tsx';

const LandingPage = lazy(() =>
  import('./landing/landing-page.tsx').then((m) => ({ default: m.LandingPage })),
);
const LoginPage = lazy(() => import('./accounts/login-page.tsx').then((m) => ({ default: m.LoginPage })));
const SignInPage = lazy(() => import('./accounts/sign-in-page.tsx').then((m) => ({ default: m.SignInPage })));
const RegisterPage = lazy(() =>
  import('./accounts/register-page.tsx').then((m) => ({ default: m.RegisterPage })),
);
const PlansPage = lazy(() =>
  import('./subscriptions/plans-page.tsx').then((m) => ({ default: m.PlansPage })),
);
const DashboardPage = lazy(() =>
  import('./dashboard/dashboard-page.tsx').then((m) => ({ default: m.DashboardPage })),
);
const GeneratorPage = lazy(() =>
  import('./generator/generator-page.tsx').then((m) => ({ default: m.GeneratorPage })),
);
const HistoryPage = lazy(() =>
  import('./descriptions/history-page.tsx').then((m) => ({ default: m.HistoryPage })),
);

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
function Elsewhere({ session }: { session: ReturnType<typeof useSession> }) {
  const [path] = useLocation();
  const isForSignedIn = signedInPaths.includes(path);
  if (isForSignedIn && session.status === 'loading') return <Loading />;
  if (isForSignedIn && session.status === 'unknown') return <OfflinePage retry={session.retry} />;
  return <NotFoundPage />;
}
