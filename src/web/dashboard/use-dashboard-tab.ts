import { useLocation, useSearch } from 'wouter';

export const dashboardTabs = ['overview', 'subscription', 'billing', 'profile'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The tab the address names, so that mails can lead to one and the way back works. */
export function useDashboardTab(): [DashboardTab, (tab: DashboardTab) => void] {
  const [path, navigate] = useLocation();
  const named = new URLSearchParams(useSearch()).get('tab');
  const tab = dashboardTabs.find((id) => id === named) ?? 'overview';
  return [tab, (next) => navigate(next === 'overview' ? path : `${path}?tab=${next}`)];
}
