import type { Category } from '#domain/vehicles/vocabularies.ts';

export type Gender = 'm' | 'f';

/** Models Italians speak of in the masculine; everything else is feminine, like "la macchina". */
const masculineModels =
  /\b(?:ducato|transit|tourneo|daily|master|trafic|berlingo|dobl[oò]|kangoo|caddy|transporter|crafter|sprinter|vito|citan|vivaro|movano|combo|boxer|jumper|jumpy|expert|partner|rifter|scudo|talento|fiorino|qubo|proace|nv200|primastar|interstar|defender|wrangler|land cruiser|hilux|ranger|amarok|l200|navara|d-max|gladiator|maggiolino|maggiolone|beetle|pajero|patrol|hummer|bronco|duetto|multivan|unimog|pinzgauer|westfalia|camper|porter|furgone|cassone|ribaltabile)\b/iu;

/** The gender of a car in a sentence: "questa Panda", "questo Ducato". */
export function genderOf(model: string, body: Category | undefined): Gender {
  return body === 'Furgone' || body === 'Pickup' || masculineModels.test(model) ? 'm' : 'f';
}
