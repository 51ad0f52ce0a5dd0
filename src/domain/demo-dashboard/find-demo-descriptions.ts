import type { Language } from '#domain/shared/languages.ts';
import type { Copywriter } from '../copywriting/copy.ts';
import type { Description } from '../descriptions/description.ts';
import { sampleSeed } from '../descriptions/sample-brief.ts';
import type { PlanId } from '../subscriptions/plans.ts';
import { sampleStock } from './sample-stock.ts';

export type DemoDescription = Pick<Description, 'id' | 'brief' | 'copy' | 'language' | 'createdAt'>;

/** The sample dealer's stock, newest first, each car with the text that every plan has. */
export function findDemoDescriptions(
  copywriter: Copywriter,
  { plan, language, now }: { plan: PlanId; language: Language; now: Date },
): Promise<DemoDescription[]> {
  return Promise.all(
    sampleStock(plan, now).map(async (car) => {
      const request = { brief: car.brief, style: 'professional', language, seed: sampleSeed } as const;
      const { text } = await copywriter.write(request);
      return { ...car, language, copy: { professional: text } };
    }),
  );
}
