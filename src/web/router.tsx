import { type ComponentType, lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import type { CurrentUser } from '#contract/accounts.ts';
import type { LocalisedPage } from '#contract/localised-addresses.ts';
import { demoPagePaths, pagePaths } from '#contract/pages.ts';
import { legalVersion } from '#domain/accounts/legal-version.ts';
import { reloadSession, type Session, useSession } from './api/session.ts';
import { useReturn } from './api/use-return.ts';
import { Loading } from './ui/loading.tsx';

const LandingPage = lazyPage(() => import('./landing/landing-page.tsx').then((m) => m.LandingPage));
const PlansPage = lazyPage(() => import('./subscriptions/plans-page.tsx').then((m) => m.PlansPage));
const CheckoutPage = lazyQueryPage(() =>
  import('./subscriptions/checkout/checkout-page.tsx').then((m) => m.CheckoutPage),
);
const PaidPage = lazyQueryPage(() => import('./accounts/paid-page.tsx').then((m) => m.PaidPage));
const LoginPage = lazyQueryPage(() => import('./accounts/login-page.tsx').then((m) => m.LoginPage));
const NotFoundPage = lazyPage(() => import('./not-found-page.tsx').then((m) => m.NotFoundPage));
const OfflinePage = lazyPage(() => import('./offline-page.tsx').then((m) => m.OfflinePage));
const SignInPage = lazyQueryPage(() => import('./accounts/sign-in-page.tsx').then((m) => m.SignInPage));
const RegisterPage = lazyQueryPage(() => import('./accounts/register-page.tsx').then((m) => m.RegisterPage));
const ForgotPasswordPage = lazyQueryPage(() =>
  import('./accounts/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
);
const ChoosePasswordPage = lazyQueryPage(() =>
  import('./accounts/choose-password-page.tsx').then((m) => m.ChoosePasswordPage),
);
const StopReportsPage = lazyQueryPage(() =>
  import('./analytics/reports/stop-reports-page.tsx').then((m) => m.StopReportsPage),
);
const DemoPage = lazyPage(() => import('./demo/demo-page.tsx').then((m) => m.DemoPage));
const DemoDashboardPage = lazyQueryPage(() =>
  import('./demo-dashboard/demo-dashboard-page.tsx').then((m) => m.DemoDashboardPage),
);
const TestLoginPage = lazyQueryPage(() =>
  import('./demo-dashboard/test-login-page.tsx').then((m) => m.TestLoginPage),
);
const TranslationTestPage = lazyPage(() =>
  import('./translations/translation-test-page.tsx').then((m) => m.TranslationTestPage),
);
const TranslationDemoPage = lazyPage(() =>
  import('./translations/translation-demo-page.tsx').then((m) => m.TranslationDemoPage),
);
const PrivacyPage = lazyPage(() => import('./legal/privacy-page.tsx').then((m) => m.PrivacyPage));
const TermsPage = lazyPage(() => import('./legal/terms-page.tsx').then((m) => m.TermsPage));
const GdprPage = lazyPage(() => import('./legal/gdpr-page.tsx').then((m) => m.GdprPage));
const JoinPage = lazyQueryPage(() => import('./team/join-page.tsx').then((m) => m.JoinPage));
const InboxPage = lazyQueryPage(() => import('./mail/inbox-page.tsx').then((m) => m.InboxPage));
const ReceiptPage = lazyQueryPage(() => import('./billing/receipt-page.tsx').then((m) => m.ReceiptPage));
const TrainingPage = lazyQueryPage(() => import('./guides/training-page.tsx').then((m) => m.TrainingPage));
const StrategyPage = lazyQueryPage(() => import('./guides/strategy-page.tsx').then((m) => m.StrategyPage));
const DashboardPage = lazyQueryPage(() =>
  import('./dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
);
const GeneratorPage = lazyQueryPage(() =>
  import('./generator/generator-page.tsx').then((m) => m.GeneratorPage),
);
const BookmarkletPage = lazyPage(() =>
  import('./listings/bookmarklet-page.tsx').then((m) => m.BookmarkletPage),
);
const DevelopersPage = lazyQueryPage(() =>
  import('./developers/developers-page.tsx').then((m) => m.DevelopersPage),
);
const ArrivalPage = lazyQueryPage(() => import('./listings/arrival-page.tsx').then((m) => m.ArrivalPage));
const AnalyticsPage = lazyQueryPage(() =>
  import('./analytics/analytics-page.tsx').then((m) => m.AnalyticsPage),
);
const SignInFirst = lazyPage(() => import('./analytics/sign-in-first.tsx').then((m) => m.SignInFirst));
const AdminPage = lazyQueryPage(() => import('./administration/admin-page.tsx').then((m) => m.AdminPage));
const AccountNotices = lazyQueryPage(() =>
  import('./own-data/account-notices.tsx').then((m) => m.AccountNotices),
);
const StockPage = lazyQueryPage(() => import('./stock/stock-page.tsx').then((m) => m.StockPage));
const HistoryPage = lazyQueryPage(() => import('./descriptions/history-page.tsx').then((m) => m.HistoryPage));

/** The pages that are written beforehand: `load` has one at hand, so that it is shown without a wait. */
export const localisedPageComponents = {
  home: LandingPage,
  plans: PlansPage,
  demo: DemoPage,
  privacy: PrivacyPage,
  terms: TermsPage,
  gdpr: GdprPage,
} satisfies Record<LocalisedPage, { load(): Promise<void> }>;

/** Pages that exist only for somebody signed in, or in demo mode only. */
const restrictedPaths: readonly string[] = [
  pagePaths.dashboard,
  pagePaths.generator,
  pagePaths.generate,
  pagePaths.stock,
  pagePaths.history,
  pagePaths.analytics,
  pagePaths.admin,
  pagePaths.receipt,
  pagePaths.training,
  pagePaths.strategy,
  ...Object.values(demoPagePaths),
];

export function Router() {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  useReturn(isSignedIn);
  return (
    <Suspense fallback={<Loading />}>
      {isSignedIn && hasNotices(session.user) && (
        <Suspense fallback={null}>
          <AccountNotices />
        </Suspense>
      )}
      <Switch>
        <Route path={pagePaths.home}>
          {session.status === 'loading' ? <Loading /> : isSignedIn ? <DashboardPage /> : <LandingPage />}
        </Route>
        <Route path={pagePaths.plans} component={PlansPage} />
        <Route path={pagePaths.checkout} component={CheckoutPage} />
        <Route path={pagePaths.paid} component={PaidPage} />
        <Route path={pagePaths.join} component={JoinPage} />
        <Route path={pagePaths.demo} component={DemoPage} />
        <Route path={pagePaths.translationTest} component={TranslationTestPage} />
        <Route path={pagePaths.translationDemo} component={TranslationDemoPage} />
        <Route path={pagePaths.privacy} component={PrivacyPage} />
        <Route path={pagePaths.terms} component={TermsPage} />
        <Route path={pagePaths.gdpr} component={GdprPage} />
        <Route path={pagePaths.login} component={LoginPage} />
        <Route path={pagePaths.customLogin} component={LoginPage} />
        <Route path={pagePaths.signIn} component={SignInPage} />
        <Route path={pagePaths.register} component={RegisterPage} />
        <Route path={pagePaths.forgotPassword} component={ForgotPasswordPage} />
        <Route path={pagePaths.choosePassword} component={ChoosePasswordPage} />
        <Route path={pagePaths.stopReports} component={StopReportsPage} />
        {session.isDemo && <Route path={demoPagePaths.dashboardTest} component={DemoDashboardPage} />}
        {session.isDemo && <Route path={demoPagePaths.testLogin} component={TestLoginPage} />}
        {session.isDemo && <Route path={demoPagePaths.inbox} component={InboxPage} />}
        <Route path={pagePaths.bookmarklet} component={BookmarkletPage} />
        <Route path={pagePaths.developers} component={DevelopersPage} />
        <Route path={pagePaths.arrival} component={ArrivalPage} />
        {isSignedIn && (
          <>
            <Route path={pagePaths.dashboard} component={DashboardPage} />
            <Route path={pagePaths.generator} component={GeneratorPage} />
            <Route path={pagePaths.generate}>
              <Redirect to={pagePaths.generator} replace />
            </Route>
            <Route path={pagePaths.stock} component={StockPage} />
            <Route path={pagePaths.history} component={HistoryPage} />
            <Route path={pagePaths.analytics} component={AnalyticsPage} />
            <Route path={pagePaths.admin} component={AdminPage} />
            <Route path={pagePaths.receipt} component={ReceiptPage} />
            <Route path={pagePaths.training} component={TrainingPage} />
            <Route path={pagePaths.strategy} component={StrategyPage} />
          </>
        )}
        <Route>
          <Elsewhere session={session} />
        </Route>
      </Switch>
    </Suspense>
  );
}

/** Whether there is something about his account that he should see on every page. */
const hasNotices = ({ deletionDueAt, agreedVersion }: CurrentUser) =>
  deletionDueAt !== undefined || agreedVersion !== legalVersion;

/** No page of this visitor's; while it is not known who he is, a page for signed-in users may still come. */
function Elsewhere({ session }: { session: Session }) {
  const [path] = useLocation();
  const isRestricted = restrictedPaths.includes(path);
  if (isRestricted && session.status === 'loading') return <Loading />;
  if (isRestricted && session.status === 'unknown') return <OfflinePage retry={reloadSession} />;
  if (path === pagePaths.analytics) return <SignInFirst />;
  return <NotFoundPage opensSignedIn={isRestricted} />;
}

function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>) {
  let Loaded: ComponentType<P> | undefined;
  const Later = lazy(async () => ({ default: await load() }));
  const Page = (props: P) => (Loaded ? <Loaded {...props} /> : <Later {...(props as P & object)} />);
  return Object.assign(Page, {
    async load() {
      Loaded = await load();
    },
  });
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
