import { withPreposition } from '../../writer/languages/it/grammar/articles.ts';
import { listOf } from '../../writer/languages/it/grammar/lists.ts';
import { bodyParts } from './lexicon/damage.ts';
import { nounOf } from './noun-of.ts';

/** "graffio portiera sinistra" → "graffio sulla portiera sinistra"; "urto: faro, cofano" → "urto, con danni a faro e cofano". */
export function locateDamage(text: string): string {
  const [, what = '', parts] = /^([^:]+):\s*(.+)$/u.exec(text) ?? [];
  if (parts) return `${what}, con danni a ${listOf(parts.split(/,\s*|\s+e\s+/u))}`;
  const found = mark.exec(text);
  if (!found) return text;
  const [whole, damage = ''] = found;
  const place = text.slice(whole.length);
  const noun = nounOf(place);
  if (!noun || !bodyParts.test(place)) return text;
  return `${damage} ${withPreposition(/^dann/iu.test(damage) ? 'a' : 'su', { text: place, ...noun })}`;
}

const mark =
  /^((?:(?:piccol|legger|liev|qualche|alcuni|vari)\p{L}* )?(?:graffi|graffio|graffietti|graffietto|boll[oi]|bozz[oi]|ammaccatur[ae]|bott[ae]|strapp[oi]|crep[ae]|ruggine|rigatur[ae]|righe|macchi[ae]|scheggiatur[ae]|strisciat[ae]|colp[oi]|segn[oi]|dann[oi]|bollicine))\s+/iu;
