import { useAddressTab } from '#web/ui/use-address-tab.ts';

export const dashboardTabs = ['overview', 'subscription', 'billing', 'profile'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export const useDashboardTab = () => useAddressTab<DashboardTab>(dashboardTabs);
