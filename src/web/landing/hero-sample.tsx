import { Sample } from './sample.tsx';

/** A text and the data it was written from. */
export function HeroSample() {
  return <Sample />;
}
