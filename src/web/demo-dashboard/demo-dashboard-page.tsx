export function DemoDashboardPage() {
  return null;
}
