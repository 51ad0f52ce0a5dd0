import type { FirstCar } from '#web/first-car.ts';
import type { GeneratorState } from './generator-state.ts';

/** The state in which a visitor's first car stands where it would have been typed. */
export function beginWith(car: FirstCar | undefined, state: GeneratorState): GeneratorState {
  if (!car) return state;
  const { url, ...fields } = car;
  if (url !== undefined) return { ...state, url };
  return { ...state, tab: 'manual', draft: { ...state.draft, ...fields } };
}
