import { expect, test } from 'vitest';
import { sortNotes } from '#domain/copywriting/brief/notes/sort-notes.ts';
import { understandNotes } from '#domain/copywriting/brief/notes/understand-notes.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { seededRandom } from '../../../seeded-random.ts';
import { partOfOwn, tellOwnWords } from '../../../text/tell-own-words.ts';
import { italian } from '../italian.ts';

/** What a text tells of notes that nobody understood, part after part. */
function told(notes: string): string {
  const brief = briefSchema.parse({ make: 'Volkswagen', model: 'Golf', notes });
  const { own } = sortNotes(understandNotes(brief).notes, 'it', (note) => italian.factsOf(note).length > 0);
  return (['damage', 'other', 'deal'] as const)
    .map((part) => own.filter((words) => partOfOwn(words) === part))
    .map((words) => tellOwnWords(words, italian, seededRandom('one'))?.text ?? '')
    .filter((text) => text !== '')
    .map((text) => italian.polish(text, { model: 'Golf', body: 'Hatchback' } as never))
    .join(' ');
}

test.each([
  ['sempre seguita da noi dal 2019', "L'auto è sempre stata seguita da noi dal 2019."],
  ['tenuta in garage da sempre', "L'auto è sempre stata tenuta in garage."],
  ['ritirata in permuta da un medico', "L'auto è stata ritirata in permuta da un medico."],
  ['unica in zona', "L'auto è unica in zona."],
])('what is said of the car becomes a predicate of it: %s', (note, sentence) => {
  expect(told(note)).toBe(sentence);
});

test.each([
  ["era di un idraulico l'ha usato solo lui", "Era di un idraulico: l'ha usato solo lui."],
  ["prezzo fisso pero' ritiriamo il vs usato", 'Il prezzo è fisso, però ritiriamo il vostro usato.'],
  ['si puo provare senza impegno', 'Si può provare senza impegno.'],
  ["e' un mezzo da lavoro", "L'auto è un mezzo da lavoro."],
  [
    'qualche segnetto da parcheggio sul paraurti destro niente di che ma lo diciamo',
    "C'è qualche segnetto da parcheggio sul paraurti destro, niente di che, ma lo diciamo.",
  ],
])('a clause is a sentence of its own with accents and commas: %s', (note, sentence) => {
  expect(told(note)).toBe(sentence);
});

test.each([
  ["batteria cambiata l'anno scorso", "La batteria è stata cambiata l'anno scorso."],
  ['manutenzione tutta in rete seat con fatture', 'La manutenzione è tutta in rete Seat con fatture.'],
  ["fari un po' opacizzati", "I fari sono un po' opacizzati."],
  ['treno gomme compreso nel prezo', 'Un treno di gomme è compreso nel prezzo.'],
  ['tachigrafo tarato a maggio', 'Il tachigrafo è stato tarato a maggio.'],
])('what is said of a part becomes a predicate of the part: %s', (note, sentence) => {
  expect(told(note)).toBe(sentence);
});

test.each([
  ['scala post', 'scala posteriore'],
  [
    'pannello solare sul tetto, terminali originali inscatolati',
    'pannello solare sul tetto; terminali originali inscatolati',
  ],
  ['piccola bozza parafango, sedile alto, si sale senza piegarsi', 'sedile alto, si sale senza piegarsi'],
  ['era di mio papà, la uso solo nei weekend', 'era di mio papà, la uso solo nei weekend'],
  ['zum trallallero', 'zum trallallero'],
])('what no rule is sure of stands in a list, as typed but for the spelling: %s', (note, listed) => {
  expect(told(note)).toContain(`: ${listed}.`);
});

test.each([
  ['rugginina sottoporta sinistro', "C'è una rugginina al sottoporta sinistro."],
  ["sedile lato guida un po' consumato", "Il sedile lato guida è un po' consumato."],
  ['vetro elettrico pass. non va, fermo in su', 'Il vetro elettrico passeggero non va, fermo in su.'],
])('a damage is told plainly as one: %s', (note, sentence) => {
  expect(told(note)).toBe(sentence);
});

test.each([
  ['IVA esposta ma si vende anche a privati', "L'IVA è esposta, ma si vende anche a privati."],
  ['no scambi con moto', 'Non si accettano scambi con moto.'],
  ['garanzia 12 mesi con noi estendibile', 'La garanzia è di 12 mesi con noi estendibile.'],
  ['prezzo fisso però ritiriamo il vs usato', 'Il prezzo è fisso, però ritiriamo il vostro usato.'],
])('terms of sale stand in sentences of their own: %s', (note, sentence) => {
  expect(told(note)).toBe(sentence);
});

test.each([
  ['mai caricato pesi nel cassone', "L'auto non ha mai caricato pesi nel cassone."],
  ['presa 220v nel vano', 'La presa 220v è nel vano.'],
  ["il cliente l'ha data dentro per una elettrica", "Il cliente l'ha data dentro per una elettrica."],
  ['hard-top NO', "L'auto non ha hard-top."],
])('no rule turns the meaning of a remark: %s', (note, end) => {
  expect(told(note).endsWith(end)).toBe(true);
});

test.each([
  [
    'la vendo perché mi danno l’auto aziendale',
    `Il motivo della vendita, con le parole di chi la cede: "mi danno l'auto aziendale".`,
  ],
  ['vendo per arrivo secondo figlio', 'Il motivo della vendita: arrivo secondo figlio.'],
  ['vendo per inutilizzo la mia passat sw', 'Il motivo della vendita: inutilizzo.'],
  ['ottimo mezzo da lavoro e da bosco', "L'auto è un ottimo mezzo da lavoro e da bosco."],
  ['verricello montato l anno scorso', "Il verricello è stato montato l'anno scorso."],
  ['cambio per auto più grande', 'Il motivo della vendita: auto più grande.'],
  ['vendo per commercio o export', 'Si vende per commercio o export.'],
  ['per il resto perfetta', 'Per il resto è perfetta.'],
  ['serbatoio fino 2031', "L'impianto ha il serbatoio valido fino al 2031."],
  ['vendita solo a commercianti o p.iva', 'Si vende solo a commercianti o partita IVA.'],
  ['frizione al 60%', 'La frizione è al 60%.'],
  ['vendo a malincuore', 'Si vende a malincuore.'],
  ['no fsd', "L'auto non ha FSD."],
  [
    'tutti km autostrada Bologna Milano',
    "L'auto ha fatto tutti i chilometri in autostrada (Bologna Milano).",
  ],
  ['solo domeniche', "L'auto è stata usata solo la domenica."],
  ['parabrezza scheggiato lato pass', 'Il parabrezza è scheggiato sul lato passeggero.'],
  ['il resto tutto ok', 'Il resto è a posto.'],
  ['ideale x lavoro o campagna', "L'auto è ideale per lavoro o campagna."],
  ['auto ferma da 6 mesi in box', "L'auto è ferma da 6 mesi in box."],
  ['consumi 20 al litro', "L'auto fa 20 km con un litro."],
  ['consuma 4,5 l/100', "L'auto consuma 4,5 litri ogni 100 km."],
  ['20 euro il pieno', 'Il pieno costa 20 euro.'],
  ['messa su strada 350', 'La messa su strada costa 350 euro.'],
  ['ibrida full', "L'auto è un'ibrida full."],
  ['station con rete cani', "L'auto è una station con rete cani."],
  ['230mila km veri', 'I 230.000 km sono veri.'],
  ['telecomando solo uno', "C'è un solo telecomando."],
  ['rate da 149', 'Le rate partono da 149 euro.'],
  ['ricambio frizione e volano a 130mila km', 'Sono stati cambiati frizione e volano a 130.000 km.'],
  ['tagliando olio e filtri fatto da noi', 'Il tagliando (olio e filtri) è stato fatto da noi.'],
  ['vendita anche con maxirata', 'La vendita è possibile anche con maxirata.'],
  ['kW/t 54', 'Il rapporto tra potenza e peso è di 54 kW per tonnellata.'],
  ['olio e filtri ogni 15000', 'Olio e filtri sono stati cambiati ogni 15000 km.'],
  ['degrado batteria 6%', 'Il degrado della batteria è del 6%.'],
  ['secondo proprietario dal 2006', "L'auto è di secondo proprietario dal 2006."],
  [
    'restauro carrozzeria 2015 documentato da foto',
    'Il restauro della carrozzeria è del 2015, documentato da foto.',
  ],
  [
    'bombole metano revisionate 2025 valide 4 anni',
    'Le bombole sono state revisionate nel 2025 e valgono 4 anni.',
  ],
  ['possibilità permuta anche moto', "L'auto è possibile la permuta, anche moto."],
  ['estensione garanzia 24/36 mesi', 'La garanzia si può estendere a 24/36 mesi.'],
  ['circola ovunque tranne centro milano', 'Circola ovunque tranne centro Milano.'],
])('a few words become the sentence they stand for: %s', (note, sentence) => {
  expect(told(note)).toBe(sentence);
});

test.each([
  ['22 kwh, fa 110 120 km', 'La batteria è da 22 kWh.'],
  [
    'assicurata fino giugno, parte sempre al primo colpo',
    "L'auto è assicurata fino a giugno. Parte sempre al primo colpo.",
  ],
])('neighbours in a list are told apart unless one leans on the other: %s', (note, sentences) => {
  for (const sentence of sentences.split(/(?<=\.) /u)) expect(told(note)).toContain(sentence);
});

test.each([
  ['mai un problema', "L'auto non ha mai dato un problema."],
  ['mai fatta ricarica veloce o quasi', "L'auto non ha quasi mai fatto ricariche veloci."],
  ['11 tacche su 12', 'La batteria segna 11 tacche su 12.'],
  ['fumatore ma pulita', "L'auto è stata di un fumatore, ma è pulita."],
  ['solo amatori', "L'auto è riservata agli amatori."],
  ['garanzia toyota relax fino 2027', 'La garanzia Toyota relax vale fino al 2027.'],
])('half a sentence becomes a whole one and no more: %s', (note, sentence) => {
  expect(told(note)).toBe(sentence);
});
