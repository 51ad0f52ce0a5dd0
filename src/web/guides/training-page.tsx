import { GuideView } from './guide-view.tsx';

export function TrainingPage() {
  return <GuideView guide="training" />;
}
