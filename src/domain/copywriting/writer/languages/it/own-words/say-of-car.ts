import { withArticle } from '../grammar/articles.ts';
import { headNounOf, isPartOfAnyCar } from './own-nouns-lexicon.ts';

/** Returns what a participle or an adjective says of the car as a sentence, `@` for its endings; undefined for other words. */
export function sayOfCar(text: string): string | undefined {
  for (const [pattern, sentence] of rules) {
    const found = pattern.exec(text);
    if (found) return sentence(...(found.slice(1).map((part) => part ?? '') as [string, string, string]));
  }
  return undefined;
}

/** Stems of participles by which sellers tell what was done to the whole car. */
const done =
  'seguit|tenut|mantenut|ritirat|acquistat|comprat|portat(?![oa] (?:utile|q|quintali|kg|\\d))|pres(?=[oa] (?:da |in permuta|nuov|usat))|usat|utilizzat|guidat|custodit|curat|conservat|lavat|ricaricat|caricat|revisionat|tagliandat|controllat|importat|immatricolat|restaurat|allestit|trasformat|incidentat|parcheggiat|periziat|preparat|lucidat|igienizzat|sanificat|maltrattat|stressat|sfruttat|modificat|elaborat|noleggiat|assistit|trattat|coccolat|riverniciat|verniciat|possedut|rigenerat|adibit|impiegat|dotat|ritinteggiat|aggiornat(?=[oa] (?:al?|da|in|nel) )|mappat|rimappat|copert|scoibentat|ricoverat';
const state =
  'assicurat|vendut|uscit|trattabil|rientrat|arrivat|entrat|iscritt|intestat|collaudat|garantit|certificat(?![oa] batteri)|prenotat|predispost|rar|introvabil|visibil|visionabil|provabil|disponibil|adatt|perfett|ottim|pront|parc|comod|spazios|silenzios|affidabil|robust|precis|vers|abilitat|finanziabil|esent|guidabil|marciant';
const ending = '[oaie](?!\\p{L})';

type Rule = readonly [RegExp, (a: string, b: string, c: string) => string];

const rules: readonly Rule[] = [
  [
    /^mai (uscit|salit|entrat|andat|arrivat)[oa] (.+)$/iu,
    (stem, where) => `non è mai ${stem.toLowerCase()}@ ${where}`,
  ],
  [
    /^mai ((?:corrosion|ruggin|noi[ae]|guast|grane?|rottur)\p{L}*.*)$/iu,
    (what) => `non ha mai avuto ${what}`,
  ],
  [
    /^mai ((?:caricat|trainat|trasportat|avut|vist|fumat|dat|pres)o (?!da |in |a |al |con |per ).*)$/iu,
    (what) => `non ha mai ${what}`,
  ],
  [
    /^(auto|macchina|vettura) ((?!di |de|ex |già |in |visibil|visionabil|pront|ferm|disponibil|mai |sempre |nel|al )\p{L}.*)$/iu,
    (noun, what) => `è un${/^auto/iu.test(noun) ? "'" : 'a '}${lower(noun)} ${what}`,
  ],
  [
    /^(mai |sempre )?fatt[oa] ((?:solo |sempre |quasi solo |quasi sempre |pochi |poca |poco |tanta |molta )?(?:autostrada|fuoristrada|città|pista|strada|km|extraurban|viaggi|traino|tragitti|percorsi).*)$/iu,
    (often, what) =>
      often.trim().toLowerCase() === 'mai'
        ? `non ha mai fatto ${what}`
        : `ha ${often.toLowerCase()}fatto ${what}`,
  ],
  [
    /^solo ((?:la domenica|nei? week|nel fine|d['’]estate|in estate|in inverno|in città|in autostrada).*)$/iu,
    (when) => `è stat@ usat@ solo ${when}`,
  ],
  [/^mai (fumator[ie])(.*)$/iu, (who, rest) => `non ci sono mai stati ${who}${rest}`],
  [
    /^(unic[oa] (?:proprietari|utilizzator|intestatari|conducent).*)$/iu,
    (who) => `ha avuto un${/^unica/iu.test(who) ? "'" : ' '}${lower(who)}`,
  ],
  [/^(tutt|unic)[oa] ((?:di|in|con|a|nel|nella|per) .*)$/iu, (all, how) => `è ${all.toLowerCase()}@ ${how}`],
  [
    /^unic[oa] (difetto|neo|imperfezione|pecca|nota|segno)[ :,]+(.*)$/iu,
    (what, which) =>
      `l'unic${/[oe]$/u.test(what) && !/imper/u.test(what) ? 'o' : 'a'} ${what} è ${withItsArticle(which)}`,
  ],
  [
    /^appartenut[oa] (?:sempre )?a (?=pensionat|privat|medic|famigli|signor)(.+)$/iu,
    (who) => `è appartenut@ a ${/a$|a /u.test(who.split(' ')[0] ?? '') ? 'una' : 'un'} ${who}`,
  ],
  [/^(appartenut|appartien)(?:[oae]) (al? .+|all.+)$/iu, (_, whom) => `è appartenut@ ${whom}`],
  [
    /^(sempre|solo|quasi solo|quasi sempre) (autostrada|extraurbano|città|statale)$/iu,
    (often, road) => `è stat@ usat@ ${often.toLowerCase()} in ${road.toLowerCase()}`,
  ],
  [
    /^nel complesso (sana?|buona?|bella?|perfetta?|ottima?|discreta?)(.*)$/iu,
    (how, rest) => `nel complesso è ${how.toLowerCase().replace(/a$/u, '@')}${rest}`,
  ],
  [/^((?:bonifico|assegno|contanti)(?!\p{L}).*)$/iu, (how) => `il pagamento è con ${how}`],
  [/^((?:veicolo|mezzo|furgone) (?!ex ).*)$/iu, (what) => `è un ${what}`],
  [/^(meglio .*)$/iu, (what) => `è ${what}`],
  [
    /^(qualche (?:graff|bozz|segn|ammacc|bott|strisc|macchi|rig[ah]|scheggi|bollin|rugg)\p{L}*(?: .*)?)$/iu,
    (what) => `c'è ${lower(what)}`,
  ],
  [/^(nessun[oa]? .*|nessun['’].*)$/iu, (what) => `non c'è ${what}`],
  [
    /^((?:fatt|rifatt|sostituit|cambiat|montat|controllat|verificat)([oaie])(?: (?:ora|appena|anche|tutt[oaie]|di recente))* (?:il|la|lo|i|gli|le|l['’]).*)$/iu,
    (what, vowel) => `${/[ie]/u.test(vowel) ? 'sono' : 'è'} stat${vowel} ${what}`,
  ],
  [
    /^((?:prima|seconda|terza) serie(?: .*)?|versione (?=EU|italiana|europea|tedesca|autocarro|usa)\p{L}.*)$/iu,
    (which) => `è una ${lower(which)}`,
  ],
  [/^versione (.+)$/iu, (which) => `la versione è la ${which}`],
  [/^(km zero.*)$/iu, (zero) => `è a ${zero}`],
  [
    new RegExp(`^(mai|sempre|quasi sempre|appena|da sempre|già|ancora) (${done})${ending}(.*)$`, 'iu'),
    (often, stem, rest) => {
      const when = often.toLowerCase().replace('da sempre', 'sempre');
      return when === 'mai' ? `non è mai stat@ ${stem}@${rest}` : `è ${when} stat@ ${stem}@${rest}`;
    },
  ],
  [
    new RegExp(`^(${done})${ending}((?: .*)?) da sempre$`, 'iu'),
    (stem, rest) => `è sempre stat@ ${stem}@${rest}`,
  ],
  [
    new RegExp(`^(${done})${ending}((?: |,).*)$`, 'iu'),
    (stem, rest) => `è stat@ ${stem.toLowerCase()}@${rest}`,
  ],
  [
    new RegExp(`^((?:sempre |già |ancora |appena )?(?:${state}))([oae])(?!\\p{L})(.*)$`, 'iu'),
    (stem, vowel, rest) => `è ${stem.toLowerCase()}${vowel === 'e' ? 'e' : '@'}${rest}`,
  ],
  [/^(?:di|ex) (un[ao]? .*|un['’].*)$/iu, (owner) => `era di ${owner}`],
  [/^(?:auto|macchina|vettura) (di .*|del.*)$/iu, (owner) => `è l'auto ${owner}`],
  [/^((?:prima|seconda|terza) (?:macchina|auto|vettura)(?: .*)?)$/iu, (which) => `è stata la ${which}`],
  [/^((?:\d|due|tre|quattro) proprietari.*)$/iu, (who) => `ha avuto ${who}`],
  [/^(permuta (?:entrata|appena|ritirata|rientrata|arrivata).*)$/iu, (what) => `è una ${what}`],
  [
    /^(?:un )?(furgone|mezzo|veicolo|auto|macchina) (ex .*?)[ ,:]+no$/iu,
    (noun, what) => `non è un ${noun} ${what}`,
  ],
  [
    /^ex ((?:idraulic|elettricist|murator|imbianchin|corrier|fabbr|falegnam|giardinier|artigian|vivaist|panettier|fiorai|serramentist|cartongessist|ristorator|piastrellist|posator|antennist)\p{L})$/iu,
    (trade) => `è stat@ di un ${trade.toLowerCase()}`,
  ],
  [/^ex (ditta|impresa|azienda) (\p{L}+)$/iu, (firm, trade) => `era di una ${lower(firm)} (${trade})`],
  [/^ex (?:auto|macchina|vettura) (di .+|del.+)$/iu, (whose) => `era l'auto ${whose}`],
  [/^(ex (?!un|auto).*)$/iu, (what) => `è un veicolo ${lower(what)}`],
];

/** "un segno di ruggine", "il paraurti strisciato": a fault is one of many, a part the car's own. */
function withItsArticle(which: string): string {
  if (/^(?:segno|graffio|bollo|punto|difetto|urto|colpo)/iu.test(which)) return `un ${which}`;
  const noun = isPartOfAnyCar(which) ? headNounOf(which) : undefined;
  return noun ? withArticle({ text: which, ...noun }) : which;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
