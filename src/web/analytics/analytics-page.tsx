export function AnalyticsPage() {
  return <p>not yet</p>;
}
