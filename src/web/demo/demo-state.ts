import type { TargetingField } from '#domain/vehicles/targeting.ts';
import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { sampleTargeting, sampleUrl } from './sample-brief.ts';

export const demoSteps = [0, 1, 2, 3] as const;
export type DemoStep = (typeof demoSteps)[number];
export type CarSource = 'url' | 'manual';

/** Everything a visitor types and chooses; it stays on the page. */
export interface DemoState {
  step: DemoStep;
  /** The texts are being waited for, on the last step. */
  isWriting: boolean;
  source: CarSource;
  url: string;
  /** Fields that differ from the sample, as typed. */
  typed: Partial<Record<VehicleField, string>>;
  targeting: Record<TargetingField, readonly string[]>;
  /** Undefined as long as they are the sample's. */
  notes: string | undefined;
}

export const freshDemo: DemoState = {
  step: 0,
  isWriting: false,
  source: 'url',
  url: sampleUrl,
  typed: {},
  targeting: { ...sampleTargeting },
  notes: undefined,
};

/** What a step needs: the state and a way to change some of it. */
export interface Demo {
  state: DemoState;
  update(part: Partial<DemoState>): void;
}
