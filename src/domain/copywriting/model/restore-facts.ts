import type { Claim } from '../facts/claim.ts';
import { splitSentences } from '../sentences/split-sentences.ts';
import { leans } from './cut-faults.ts';
import { toldFacts } from './told-facts.ts';

/**
 * Returns the text with sentences of the offline writer's that tell the `lost` facts, put before the sentence
 * that closes it; as it is when the offline text tells none of them.
 */
export function restoreFacts(
  text: string,
  lost: ReadonlySet<string>,
  offline: string,
  check: (text: string) => readonly Claim[],
): string {
  const sentences = splitSentences(offline)
    .filter((sentence) => !leans(sentence.text))
    .map((sentence) => ({ text: sentence.text, told: toldFacts(check(sentence.text)) }));
  const chosen: string[] = [];
  let missing = [...lost];
  while (missing.length > 0) {
    const gain = (told: ReadonlySet<string>) => missing.filter((fact) => told.has(fact)).length;
    const best = sentences
      .filter(({ told }) => gain(told) > 0)
      .sort((a, b) => gain(b.told) - gain(a.told) || a.told.size - b.told.size)[0];
    if (!best) break;
    chosen.push(best.text);
    missing = missing.filter((fact) => !best.told.has(fact));
  }
  const closing = splitSentences(text).at(-1);
  if (chosen.length === 0 || !closing) return text;
  return `${text.slice(0, closing.start)}${chosen.join(' ')} ${text.slice(closing.start)}`;
}
