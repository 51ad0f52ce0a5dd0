import { withArticle } from '../../grammar/articles.ts';
import { listOf } from '../../grammar/lists.ts';
import { headNounOf } from '../own-nouns-lexicon.ts';
import type { Phrase } from './phrase.ts';

const makes =
  'alfa romeo|audi|bmw|citroën|cupra|dacia|fiat|ford|honda|hyundai|jeep|kia|lancia|land rover|lexus|mazda|mercedes(?:-benz)?|mini|mitsubishi|nissan|opel|peugeot|porsche|renault|seat|skoda|smart|subaru|suzuki|tesla|toyota|volkswagen|volvo|vw';

/** What was done to it. */
export const ofWork: readonly Phrase[] = [
  [
    /^da (sostituire|cambiare|riparare|rifare|sistemare) ((?:\p{L}+,? ){1,7}e \p{L}+)$/iu,
    (what, parts) => `sono da ${what} ${withArticles(parts)}`,
  ],
  [
    /^(?:ultimo )?tagliando (?:fatto |eseguito )?((?:\d+|un|due|tre) (?:giorni|settiman[ae]|mes[ei]|km) fa)$/iu,
    (when) => `l'ultimo tagliando è stato fatto ${when}`,
  ],
  [
    new RegExp(
      `^tagliandi:? (?:(tutti|solo|sempre) )?(?:fatti )?(?:in |da |presso )?((?:centr[oi]|officin[ae]|concessionari[ae]|service) [^,()]+?|(?:${makes}))(?:,? \\(?(?:l['’]? ?)?ultimo (?:tagliando )?((?:a|ad|nel|di) [^()]*?)\\)?)?(?:,? (con fattur[ae]))?$`,
      'iu',
    ),
    (how, where, last, proof) =>
      `i tagliandi sono stati fatti ${how ? `${how.toLowerCase()} ` : ''}${/^(?:centr|officin|concessionari|service)/iu.test(where) ? 'presso' : 'in'} ${where}${last ? `, l'ultimo ${last.replace(/(\d{2,3}) ?mila(?! ?km)/u, '$1.000 km')}` : ''}${proof ? `, ${proof}` : ''}`,
  ],
  [
    /^(?:tagliandi|tagliando|tagliandat[oa]) (?:regolari |fatti |sempre )?ogni (.+)$/iu,
    (often) => `è stat@ tagliandat@ ogni ${often}`,
  ],
  [
    /^(?:incidentata|sinistrata) (.+?) (?:e )?riparata(.*)$/iu,
    (where, how) => `è stat@ incidentat@ (${where}) e poi riparat@${how}`,
  ],
  [
    /^(?:lavaggio|igienizzazione|sanificazione) (?:degli |di )?interni(.*)$/iu,
    (rest) => `gli interni sono stati lavati${rest}`,
  ],
  [
    /^check[ -]?up (?:di |su )?(\d+) punti(.*)$/iu,
    (points, rest) => `è stat@ controllat@ su ${points} punti${rest}`,
  ],
  [
    /^riparata (?:la )?grandine (?:con|da) (?:i )?leva ?bolli(.*)$/iu,
    (rest) => `i danni da grandine sono stati tolti dai levabolli${rest}`,
  ],
  [/^(?:consegnata|consegna) con (?:il )?pieno(.*)$/iu, (rest) => `viene consegnat@ con il pieno${rest}`],
  [
    /^(?:fatt[oa] )?(?:la )?(?:cinghia|distribuzione|cinghia (?:di )?distribuzione) no,? (?:perch[eé]|in quanto|dato che|visto che) (?:ha|è) (?:la |a )?catena$/iu,
    () => 'la distribuzione è a catena',
  ],
  [
    /^olio (?:di|del) (.+?) e (haldex|differenzial[ei]|riduttore) sostituito(.*)$/iu,
    (one, other, when) => `l'olio di ${one} e ${other.replace(/^h/u, 'H')} è stato sostituito${when}`,
  ],
  [
    /^(?:cambio )?(dsg|dct|automatico) con olio (?:cambiato|sostituito|fatto) a (\d{2,3})(?:\.000)? e (?:a )?(\d{2,3})(?:\.000)?(?: ?km| ?mila)?$/iu,
    (gearbox, first, second) =>
      `l'olio del cambio ${gearbox.length < 4 ? gearbox.toUpperCase() : gearbox} è stato cambiato a ${first} e ${second} mila km`,
  ],
  [/^(?:mai|non) rimappat[oa]$/iu, () => 'non è mai stat@ rimappat@'],
  [
    /^usat[oa] solo (?:la )?(domenica|sabato)(?: d['’]estate| in estate)?,? (?:e )?mai (?:d['’]|in )?inverno$/iu,
    (day) => `è stat@ usat@ solo la ${day.toLowerCase()} d'estate, mai d'inverno`,
  ],
  [
    /^usat[oa] solo (?:la )?(domenica|domenica d['’]estate|domenica in estate)$/iu,
    (day) => `è stat@ usat@ solo la ${day.toLowerCase()}`,
  ],
  [/^foto (?:di repertorio|indicative)$/iu, () => 'le foto sono indicative'],
  [/^(?:km|chilometri) in aumento$/iu, () => 'i chilometri sono in aumento'],
  [/^ancora (in (?:uso|garanzia|circolazione|uso al|vendita|prova).*)$/iu, (what) => `è ancora ${what}`],
  [
    /^(?:cambio )?olio(?: motore)? e filtr[oi] (?:(?:sempre )?(?:fatti|cambiati|sostituiti) )?ogni (\d[\d.]*)(?: ?km)?$/iu,
    (km) => `olio e filtri sono stati cambiati ogni ${km} km`,
  ],
  [
    /^olio e filtr[oi] (?:fatti|cambiati|sostituiti|nuovi)(.*)$/iu,
    (rest) => `olio e filtri sono stati sostituiti${rest}`,
  ],
  [
    /^bombole (?:del |a )?(?:metano |gas )?(?:revisionate|collaudate) (?:nel )?(\d{4}),? (?:la )?prossim[ao] (?:revisione |scadenza )?(?:nel )?(\d{4})$/iu,
    (year, next) => `le bombole sono state collaudate nel ${year} e il prossimo collaudo è nel ${next}`,
  ],
  [
    /^bombole (?:del |a )?(?:metano |gas )?(?:revisionate|collaudate) (?:nel )?(\d{4}),? valide (?:per )?(\d+) anni$/iu,
    (year, years) => `le bombole sono state revisionate nel ${year} e valgono ${years} anni`,
  ],
  [
    /^restauro (?:della |di |degli )?(carrozzeria|meccanica|motore)(?: (?:nel )?(\d{4}))?(.*)$/iu,
    (what, year, rest) =>
      `il restauro ${what.toLowerCase() === 'motore' ? 'del' : 'della'} ${what.toLowerCase()} è ${year === '' ? 'fatto' : `del ${year}`}${rest === '' ? '' : `,${rest}`}`,
  ],
  [/^ASI (?:possibile|fattibile|iscrivibile)$/iu, () => 'è iscrivibile all’ASI'],
  [
    /^ricambio (?:di )?(?!originale)(.+?) (a \d.*|nel \d{4}.*|fatto)$/iu,
    (parts, when) => `sono stati cambiati ${parts}${when === 'fatto' ? '' : ` ${when}`}`,
  ],
  [
    /^tagliando (grande|completo|annuale|importante|generale)?(?: ?(appena))? ?(?:fatto|eseguito) ((?:con|da noi).*)$/iu,
    (what, just, how) =>
      `il tagliando ${what ? `${what} ` : ''}è stato ${just ? 'appena ' : ''}fatto ${how.replace(/, (?=[^,]*$)/u, ' e ')}`,
  ],
  [
    /^tagliando (?!appena )(.+?) (?:fatto|eseguito) (.+)$/iu,
    (what, how) => `il tagliando (${what}) è stato fatto ${how}`,
  ],
  [/^tagliand(?:o|i|at[oa]) (a \d.+)$/iu, (when) => `è stat@ tagliandat@ ${when}`],
];

/** "faro parafango e radiatore": parts that no comma parts, each with its article where every one is known. */
function withArticles(parts: string): string {
  const all = parts.split(/,? e |,? /u);
  const nouns = all.map(headNounOf);
  return nouns.every((noun) => noun !== undefined)
    ? listOf(all.map((text, at) => withArticle({ text, ...(nouns[at] as NonNullable<(typeof nouns)[0]>) })))
    : parts;
}
