import { GuideView } from './guide-view.tsx';

export function StrategyPage() {
  return <GuideView guide="strategy" />;
}
