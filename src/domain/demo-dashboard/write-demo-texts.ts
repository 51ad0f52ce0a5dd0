import type { Language } from '#domain/shared/languages.ts';
import type { Copy, Copywriter } from '../copywriting/copy.ts';
import { sampleBrief, sampleSeed } from '../descriptions/sample-brief.ts';
import { type PlanId, plans } from '../subscriptions/plans.ts';

type DemoTexts = Copy & { professional: string };

/** The sample car of the public pages in the styles of a plan; nothing is stored or counted. */
export async function writeDemoTexts(
  copywriter: Copywriter,
  { plan, language }: { plan: PlanId; language: Language },
): Promise<DemoTexts> {
  const written = await Promise.all(
    plans[plan].styles.map(async (style) => {
      const { text } = await copywriter.write({ brief: sampleBrief, style, language, seed: sampleSeed });
      return [style, text] as const;
    }),
  );
  return Object.fromEntries(written) as DemoTexts;
}
