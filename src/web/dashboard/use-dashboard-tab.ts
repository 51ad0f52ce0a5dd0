import { useLocation, useSearch } from 'wouter';

export const dashboardTabs = ['overview', 'subscription', 'billing', 'profile'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The tab the address names, so that mails can lead to one and the way back works. */
export function useDashboardTab(): [DashboardTab, (tab: DashboardTab) => void] {
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const named = params.get('tab');
  const tab = dashboardTabs.find((id) => id === named) ?? 'overview';

  function open(next: DashboardTab) {
    params.delete('tab');
    if (next !== 'overview') params.set('tab', next);
    navigate(params.size ? `${path}?${params}` : path);
  }
  return [tab, open];
}
