import type { Category } from '#domain/vehicles/vocabularies.ts';
import type { Gender } from '../grammar/articles.ts';

/** Models spoken of in the masculine whatever the form says of their body. */
const masculine =
  /\b(?:ducato|transit|tourneo|daily|master|trafic|berlingo|dobl[oò]|kangoo|caddy|transporter|crafter|sprinter|vito|viano|citan|vivaro|movano|combo|boxer|jumper|jumpy|spacetourer|traveller|expert|partner|rifter|scudo|talento|fiorino|qubo|proace|nv200|primastar|interstar|defender|wrangler|land cruiser|hilux|ranger|amarok|l200|navara|d-max|gladiator|pajero|patrol|hummer|bronco|multivan|california|duster|captur|kadjar|koleos|juke|qashqai|x-trail|tiguan|touareg|t-roc|t-cross|touran|sharan|sc[eé]nic|espace|picasso|zafira|meriva|kuga|puma|ecosport|renegade|cherokee|compass|tucson|santa fe|kona|sportage|sorento|rav ?4|c-hr|vitara|jimny|xc ?\d{2}|macan|cayenne|stelvio|tonale|range rover|evoque|discovery|freelander|q[2-8]|x[1-7])\b/iu;

/** Tall cars that nevertheless keep the feminine of the model they come from. */
const feminine =
  /\b(?:sandero|panda|500|yaris|jazz|multipla|fiesta|polo|micra|ignis|classe|s[eé]rie|active tourer|gran tourer|model|ioniq|ev\d|id\.?\d?|mach-e|golf|musa|idea|note|leaf|zoe|jogger|logan|lodgy|clio|m[eé]gane|corsa|astra)\b/iu;

const tall: readonly (Category | undefined)[] = ['SUV', 'Crossover', 'Monovolume'];

/** The gender of a car in a sentence: "cette Panda", "ce Ducato", "ce Tiguan". */
export function genderOf(model: string, body: Category | undefined): Gender {
  if (body === 'Furgone' || body === 'Pickup' || masculine.test(model)) return 'm';
  return tall.includes(body) && !feminine.test(model) ? 'm' : 'f';
}
