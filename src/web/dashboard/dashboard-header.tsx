import { ChartColumn, ChevronDown, House, LayoutDashboard, LogOut, Plus, ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { useLogout } from '#web/api/use-logout.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Header } from '#web/ui/header.tsx';
import { Wordmark } from '#web/ui/logo.tsx';
import { Menu, menuEntryStyle } from '#web/ui/menu.tsx';

interface DashboardHeaderProps {
  dashboardHref?: string;
  /** Where a new description is begun. */
  generatorHref?: string;
  /** Where the advanced analysis is, for those who have it. */
  analyticsHref?: string | undefined;
  isAdmin?: boolean;
  /** The way to the other pages. */
  pages?: React.ReactNode;
}

export function DashboardHeader({
  dashboardHref = pagePaths.dashboard,
  generatorHref = pagePaths.generator,
  analyticsHref,
  isAdmin = false,
  pages,
}: DashboardHeaderProps) {
  const { nav, common } = siteMessages.use();
  const { dashboard } = appMessages.use();
  const logout = useLogout();
  return (
    <Header
      nav={pages}
      start={
        <div className="-ml-2">
          <Menu
            label={`Autoscritto, ${common.menu}`}
            trigger={
              <>
                <Wordmark />
                <ChevronDown aria-hidden="true" className="size-4 text-muted" />
              </>
            }
          >
            <Link href={dashboardHref} className={menuEntryStyle}>
              <LayoutDashboard aria-hidden="true" className="size-4 text-muted" />
              {nav.dashboard}
            </Link>
            {analyticsHref && (
              <Link href={analyticsHref} className={`${menuEntryStyle} sm:hidden`}>
                <ChartColumn aria-hidden="true" className="size-4 text-muted" />
                {dashboard.advancedAnalysis}
              </Link>
            )}
            {isAdmin && (
              <Link href={pagePaths.admin} className={menuEntryStyle}>
                <ShieldCheck aria-hidden="true" className="size-4 text-muted" />
                {nav.admin}
              </Link>
            )}
            <Link href={pagePaths.home} className={menuEntryStyle}>
              <House aria-hidden="true" className="size-4 text-muted" />
              {nav.goHome}
            </Link>
            <button type="button" onClick={logout} className={menuEntryStyle}>
              <LogOut aria-hidden="true" className="size-4 text-muted" />
              {nav.logout}
            </button>
          </Menu>
        </div>
      }
    >
      <LanguageSwitcher />
      <button
        type="button"
        onClick={logout}
        title={nav.logout}
        className={buttonStyle('quiet', pages ? 'px-3' : 'max-md:px-3')}
      >
        <LogOut aria-hidden="true" className="size-4" />
        <span className={pages ? 'sr-only' : 'max-md:sr-only'}>{nav.logout}</span>
      </button>
      {analyticsHref && (
        <Link
          href={analyticsHref}
          title={dashboard.advancedAnalysis}
          className={buttonStyle('line', pages ? 'px-3 max-sm:hidden' : 'max-sm:hidden max-lg:px-3')}
        >
          <ChartColumn aria-hidden="true" className="size-4" />
          <span className={pages ? 'sr-only' : 'max-lg:sr-only'}>{dashboard.advancedAnalysis}</span>
        </Link>
      )}
      <Link href={generatorHref} className={buttonStyle('accent', 'max-sm:px-3')}>
        <Plus aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{dashboard.newDescription}</span>
      </Link>
    </Header>
  );
}
