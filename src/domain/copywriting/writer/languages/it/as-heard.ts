import type { Note } from '../../../brief/notes/note.ts';
import type { SaidThing } from './say-meaning.ts';

/** Words of the seller that say less, more or other than ours do, by what we would say. */
function inTypedWords(said: string, typed: string): string {
  const [, verb = ''] = redone.exec(typed) ?? [];
  const [, stuff = ''] = metals.exec(typed) ?? [];
  return finer
    .reduce((text, [ours, theirs, better]) => (theirs.test(typed) ? text.replace(ours, better) : text), said)
    .replace(/revisionat(?=[oaie](?!\p{L}))/u, verb === '' ? '$&' : verb.toLowerCase())
    .replace(/in lamiera/u, stuff === '' ? '$&' : `in ${stuff.toLowerCase()}`);
}

const redone =
  /(?<!\p{L})(rifatt|rigenerat|ricondizionat|ricostruit|restaurat|rettificat|ritappezzat)[oaie](?!\p{L})/iu;
const metals = /(?<!\p{L})(?:in|di) (ferro|acciaio|metallo)(?!\p{L})/iu;

const finer: readonly (readonly [ours: RegExp, theirs: RegExp, better: string])[] = [
  // a belt may be any
  [/cinghia di distribuzione/u, /cinghi[ae](?! (?:di |della )?distr)/iu, 'cinghia'],
  [
    /^cavo di ricarica(?! (?:tipo|domestico))/u,
    /^(?!.*colonnina).*(?:domestic|schuko|carichino|da casa)/iu,
    '$& domestico',
  ],
  [/pneumatici da fuoristrada/u, /(?<!\p{L})A\/?T(?!\p{L})/iu, 'pneumatici AT'],
  [/^manuali d’uso/u, /(?<!\p{L})libretto(?! (?:d|uso|istr|manut))/iu, 'libretto'],
  [/vernice scolorita/u, /trasparente (?:bruciat|cott)/iu, 'vernice trasparente bruciata'],
  [/(pneumatici.*?) DOT del (\d{4})/u, /DOT/u, '$1 con DOT $2'],
  [/ha gli airbag esplosi.*$/u, /volante e passegger/iu, 'ha gli airbag volante e passeggero esplosi'],
  [/km reali/u, /km original/iu, 'km originali'],
  [/IVA esposta/u, /detraibil|deducibil|recuperabil/iu, 'IVA detraibile'],
  [
    /(collaudo delle bombole) fino (ad?) /u,
    /(?:revisionat|collaudat)[ae] (?:(?:nel|a|ad) )?(?:\d|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)/iu,
    '$1 $2 ',
  ],
  [/(allestimento|pacchetto) (?:sportivo )?M Sport(?: sportivo)?/u, /m ?sport/iu, '$1 M Sport'],
  [/graffiat(?=[oaie](?!\p{L}))/u, /(?<!\p{L})segnat[oaie]/iu, 'segnat'],
  [/^chiavi$/u, /riserva|scorta/iu, 'chiavi di riserva'],
  [/climatizzatore a più zone posteriore/u, /clima\p{L}* poster/iu, 'climatizzatore posteriore'],
  [/convergenza sostituita/u, /./u, 'convergenza rifatta'],
  [/fari da lucidare opachi/u, /./u, 'fari opachi da lucidare'],
  [/pneumatici con fattura (.+)$/u, /./u, 'pneumatici $1 con fattura'],
  [/è liber@ da gravami/u, /fermo amministrativo/iu, 'è senza fermo amministrativo'],
  [/che funziona male/u, /chiude male/iu, 'che chiude male'],
  [/^lettore CD$/u, /radio.*mp3/iu, 'radio CD con MP3'],
  [/scheggiatura sul parabrezza riparato/u, /scheggia.*riparata/iu, 'scheggiatura riparata sul parabrezza'],
  [/cielo leggermente staccato/u, /scende/iu, 'cielo che scende un po’'],
  [/^targhe originali/u, /targ(?:a|he) ner[ae]/iu, 'targhe nere originali'],
  [/olio cambiato/u, /olio e filtr/iu, 'olio e filtri cambiati'],
  [/tetto panoramico/u, /tett\p{L}+ in vetro/iu, 'tetto in vetro'],
  [/volante in pelle/u, /multifunzion/iu, 'volante multifunzione in pelle'],
  [/vetri oscurati/u, /dietro|poster/iu, 'vetri posteriori oscurati'],
  [/è stat@ usat@ da una persona di una certa età/u, /era di mio nonno/iu, 'era di mio nonno'],
  [/è stat@ usat@ da una persona di una certa età/u, /era di mia nonna/iu, 'era di mia nonna'],
  [
    /^cerchi graffiati(.*)$/u,
    /(?<!\p{L})uno (?:strisciat|graffiat|rigat|segnat)o/iu,
    'cerchi$1, uno graffiato',
  ],
  [/ha il motore funzionante/u, /motore (?:parte|si accende|si avvia)/iu, 'ha il motore che parte'],
  [/doppio sistema di infotainment(.*?) e schermo/u, /./u, 'sistema di infotainment$1 con doppio schermo'],
  [/^inserti in legno/u, /volante/iu, 'volante in legno'],
  [/fatture dei tagliandi/u, /^(?!.*(?:tagliand|service|manutenz))/iu, 'fatture dei lavori'],
  [/punti di ruggine/u, /boll[ae] di ruggine/iu, 'bolle di ruggine'],
  [/come autovettura/u, /no n1/iu, '$& (non N1)'],
];

/** "turbo che fischia", "vernice opaca": noise and colour keep the word that the seller has for them. */
export function asHeard(heard: SaidThing, { text, language }: Note): SaidThing {
  const said = language === 'it' ? { ...heard, text: inTypedWords(heard.text, text) } : heard;
  const dull = /(?<!\p{L})opac[oaih]/iu.test(text)
    ? said.text.replace(/scolorit(?=[oa](?!\p{L}))/u, 'opac')
    : said.text;
  if (dull !== said.text) return { ...said, text: dull };
  const noise = noises.find((verbs) =>
    verbs.some((verb) => new RegExp(`(?<!\\p{L})${verb}(?!\\p{L})`, 'iu').test(text)),
  );
  if (!noise || !said.meaning.modifiers.includes('noisy')) return said;
  const verb = noise[said.noun?.plural ? 1 : 0];
  return { ...said, text: said.text.replace(/rumoros[oaie]/u, `che ${verb}`) };
}

const noises = [
  ['fischia', 'fischiano'],
  ['cigola', 'cigolano'],
  ['ronza', 'ronzano'],
  ['stride', 'stridono'],
  ['batte', 'battono'],
] as const;
