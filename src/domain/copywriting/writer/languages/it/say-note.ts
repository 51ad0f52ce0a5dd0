import { withArticle, withIndefinite } from './grammar/articles.ts';
import type { Gender } from './lexicon/gender-lexicon.ts';
import type { SaidThing } from './say-meaning.ts';

/** A list reads well when every item takes an article or none does. */
export function sayTogether(
  things: readonly SaidThing[],
  say: (thing: SaidThing) => string | undefined,
): string[] {
  const said = things.map(say);
  return said.some((item) => item === undefined) ? things.map(({ text }) => text) : (said as string[]);
}

/** A count takes no article: "2 chiavi", "sette posti". */
const isCounted = (text: string) => /^(?:\d+|due|tre|quattro|cinque|sei|sette|otto|nove) \p{L}/iu.test(text);

/** "il tetto apribile", "2 chiavi", "Apple CarPlay"; undefined when the gender is not known. */
export function definite({ text, articled, noun, shape }: SaidThing): string | undefined {
  if (articled) return articled;
  if (text === 'Bluetooth') return 'il Bluetooth';
  if (/^\d+ posti$/u.test(text)) return withArticle({ text, gender: 'm', plural: true });
  if (isCounted(text) || /^\p{Lu}\p{Ll}/u.test(text)) return text;
  return noun && shape === 'noun' ? withArticle({ text, ...noun }) : undefined;
}

/** "la frizione nuova" but "tagliandi ufficiali": what one says after "ha". */
export function possessed(thing: SaidThing): string {
  if (/^\p{L}+ e \p{L}+ \p{L}+[ie](?!\p{L})/iu.test(thing.text)) return thing.text;
  if (/^(?:restauro|tagliando|storia)(?!\p{L})/iu.test(thing.text))
    return withIndefinite({ text: thing.text, gender: thing.noun?.gender ?? 'm' });
  return thing.noun && !thing.noun.plural && !/^un/u.test(thing.text)
    ? (definite(thing) ?? thing.text)
    : thing.text;
}

/** "un graffio sul cofano", "la frizione da rifare", "graffi sui paraurti"; undefined when not known. */
export function damaged(thing: SaidThing): string | undefined {
  if (/non inclus|a noleggio/iu.test(thing.text)) return undefined;
  const [, kind] = some.exec(thing.text) ?? [];
  if (kind) return withIndefinite({ text: thing.text, gender: /a$|^bruciatura/u.test(kind) ? 'f' : 'm' });
  // One of four: which one was not said.
  if (/^cerchio (?!.*(?:anterior|posterior|destr|sinistr))/u.test(thing.text)) return `un ${thing.text}`;
  if (/^(?:legger|liev)\p{L} ruggine/iu.test(thing.text)) return `della ${thing.text}`;
  if (/^(?:qualche|alcun|vari|divers)/iu.test(thing.text)) return thing.text;
  return thing.noun?.plural && several.test(thing.text) ? thing.text : definite(thing);
}

/** "ha la carrozzeria da sistemare": what is still to be done is no thing that "there is". */
export function asFault(thing: SaidThing): SaidThing {
  const whole = thing.kind === 'damage' && / da \p{L}+re$/u.test(thing.text) ? definite(thing) : undefined;
  return whole ? { ...thing, shape: 'clause', text: `ha ${whole}`, noun: undefined } : thing;
}

const some =
  /^(?:(?:piccol|legger|liev|vistos|evident|grav)\p{L} )?(danno|graffio|graffietto|bollo(?! scad)|bozzo|difetto|urto|colpo|guasto|segno|strappo|rumore|ammaccatura|botta|crepa|perdita|rottura|macchia|rigatura|bruciatura|scheggiatura|strisciata|stage|traccia)(?!\p{L})/iu;
const several =
  /^(?:(?:piccol|legger|liev)\p{L} )?(?:danni|graffi|graffietti|boll|bozz|segni|ammaccature|botte|crepe|macchie|rigature|righe|vibrazioni|bollicine|strappi)/iu;

/** "l'auto è marciante", "il telaio è integro". */
export function stateClause({ text, shape, noun }: SaidThing, gender: Gender): string {
  if (/^(?:il|lo|la|i|gli|le) |^l[’']/iu.test(text)) return text;
  const subject = gender === 'f' ? 'l’auto' : 'il mezzo';
  return shape === 'noun' && noun ? `${subject} ha ${text}` : `${subject} ${text}`;
}
