import { withPreposition } from '../grammar/articles.ts';

/** Returns a text in which the places of damages have their preposition: "rugginina al sottoporta". */
export const withPlace = (text: string): string =>
  text.replace(placed, (_, damage: string, place: string, after = '') => {
    const plural =
      /^(?:porte|portiere|fiancate|parafanghi|cerchi)$/iu.test(place) ||
      /^ (?:\p{L}+)?(?:ori|iori|ri|ti)(?!\p{L})/iu.test(after);
    const gender = /^(?:port[ae]|portier[ae]|fiancat[ae]|soglia)$/iu.test(place) ? 'f' : 'm';
    return `${damage} ${withPreposition('a', { text: place, gender, plural })}${after}`;
  });

const placed =
  /(?<!\p{L})((?:graff\p{L}+|segn[io]|segnett\p{L}|schegg\p{L}+|ruggin\p{L}*|bozz[oi]|bozzett[oi]|bott[ea]|ammaccatur\p{L}+|boll[ae]|bollicin\p{L}(?: di vernice)?|strisc\p{L}+|rig[ah]\p{L}*|crep[ae]|macchi[ae])(?: superficiale| leggera| piccola| piccolo| leggero)?) (paraurti|parafang[oh]i?|port[ae]|portier[ae]|fiancat[ae]|cofano|tetto|portellone|sottoporta|passaruota|parabrezza|cerchio|cerchi|telaio)(?!\p{L})( \p{L}+)?/giu;
