export function StrategyPage() {
  return null;
}
