import { nounOf } from './noun-of.ts';

/** Shorthand of dealers that holds a stop or a sign, written out before the notes are cut into items. */
export function expandAbbreviations(text: string): string {
  return plain
    .reduce((rest, [pattern, full]) => rest.replace(pattern, full), text)
    .replace(side, (_, noun: string, gap: string, short: string) => {
      const known = nounOf(noun);
      const plural = known?.plural ?? (/i$/iu.test(noun) && !/paraurti/iu.test(noun));
      const feminine = known?.gender === 'f' || (!known && /a$/iu.test(noun));
      return `${noun}${gap}${fullSide(short.toLowerCase(), plural, feminine)}`;
    });
}

const plain: readonly [RegExp, string][] = [
  [/telecamera ant\.? ?[+/e-] ?post\.?/giu, 'telecamere anteriore e posteriore'],
  [/(?<!\p{L})ant\.? ?[+/e-] ?post(?:\.|(?!\p{L}))/giu, 'anteriori e posteriori'],
  [/(?<!\p{L})q\.?li(?!\p{L})\.?/giu, 'quintali'],
  [/(?<!\p{L})(?:n°|nr\.|n\.) ?(?=\d)/giu, ''],
  [/(?<!\p{L})(?:c\.a\.|ca\.)(?= ?\d)/giu, 'circa'],
  [/(?<!\p{L})esp\./giu, 'esposta'],
  [/(?<!\p{L})autom?\.(?= |,|$)/giu, 'automatico'],
  [/(?<!\p{L})elettr\.(?= |,|$)/giu, 'elettrici'],
  [/(?<!\p{L})risc\.(?= |,|$)/giu, 'riscaldati'],
  [/(?<!\p{L})scad\.(?= ?\d|,|$)/giu, 'scadenza'],
  [/(?<!\p{L})rev\.(?= ?\d|,|$)/giu, 'revisione'],
  [/(?<!\p{L})tagl\.(?= |,|$)/giu, 'tagliando'],
  [/(?<!\p{L})orig\.(?= |,|$)/giu, 'originale'],
  [/(?<!\p{L})(?:acc\.|access\.)(?= \p{L})/giu, 'accessori'],
  [/(?:prezzo )?\+ ?iva(?!\p{L})/giu, 'prezzo IVA esclusa'],
  [/(\d) ?€ ?\/ ?mese/giu, '$1 € al mese'],
  [/(?<=\d) ?KM(?!\p{L})/gu, ' km'],
];

const side =
  /(?<!\p{L})(\p{L}{1,30})( )(ant|post|lat|dx|sx|destr|sinistr)(?:\.(?!\p{L})|(?!\p{L}|\.\p{L}))/giu;

function fullSide(short: string, plural: boolean, feminine: boolean): string {
  const ending = plural ? (feminine ? 'e' : 'i') : feminine ? 'a' : 'o';
  if (short === 'ant' || short === 'post' || short === 'lat') {
    const stem = { ant: 'anterior', post: 'posterior', lat: 'lateral' }[short];
    return `${stem}${plural ? 'i' : 'e'}`;
  }
  return `${short === 'dx' || short === 'destr' ? 'destr' : 'sinistr'}${ending}`;
}
