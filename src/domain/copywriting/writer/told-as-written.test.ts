import { expect, test } from 'vitest';
import type { Language } from '#domain/shared/languages.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { copyStyles } from '../copy.ts';
import { loadVoice } from './languages/load-voice.ts';
import { writeFreshCopy } from './write-fresh-copy.ts';

async function writeAll(notes: string, language: Language): Promise<string[]> {
  const voice = await loadVoice(language);
  const brief = briefSchema.parse({ make: 'Audi', model: 'A4', year: 2014, mileage: 211_400, notes });
  return copyStyles.map((style) => {
    const { text } = writeFreshCopy({ brief, style, language, seed: 3 }, voice, 2026);
    return text.replaceAll('\n', ' ');
  });
}

test.each<[Language, string]>([
  ['it', "L'olio del cambio Multitronic è stato cambiato."],
  ['it', 'Il cambio strattona un poco a freddo.'],
  ['it', 'Le gomme estive sono da comprare.'],
  ['it', 'La frizione è al 60 %.'],
  ['it', 'In seconda fila ci sono 3 attacchi Isofix.'],
  ['it', 'Gli interni sono in pelle Frau tabacco.'],
  ['it', "L'unica proprietaria è una signora di 71 anni."],
  ['it', 'I tagliandi sono stati fatti alla Suzuki di Cuneo.'],
  ['it', 'Il verricello, smontato, è in regalo.'],
  ['it', "L'auto si prova su sterrato."],
  ['it', 'La capote funziona, ma la cucitura del lunotto si sta aprendo: il preventivo è di 350 euro.'],
  ['it', "La proprietaria vende l'auto perché aspetta un bambino."],
  ['en', 'The timing belt was changed at 160,000 km by the previous owner.'],
  ['en', "The driver's seat has a small burn on its left side."],
  ['de', 'Der Zahnriemen wurde bei 160.000 km mit Wasserpumpe gewechselt.'],
  ['fr', 'La climatisation a été rechargée au mois de juin.'],
  ['es', 'La correa se cambió a los 160.000 km junto con la bomba.'],
])('%s: a sentence that the seller has written out stands as it is: %s', async (language, sentence) => {
  for (const text of await writeAll(sentence, language)) expect(text).toContain(sentence);
});

test('in another language it is told by what it means', async () => {
  const sentence = 'Dietro ci sono le tendine parasole e i tavolini, il portellone è elettrico.';
  for (const text of await writeAll(sentence, 'de')) {
    expect(text).toMatch(/Sonnenschutzrollos/u);
    expect(text).toMatch(/Klapptische/u);
    expect(text).toMatch(/elektrische[nr]? Heckklappe/u);
  }
});

test('one that names a piece of equipment may become part of an argument', async () => {
  const texts = await writeAll('Ha il navigatore satellitare.', 'it');
  expect(texts.filter((text) => text.includes('navigatore'))).toHaveLength(3);
});

test.each([
  ['una lista di cose', 'Le gomme sono nuove, clima, gancio, navi', 'gancio, navi'],
  ['stenografia', 'La distr. è fatta x sicurezza', 'La distr. è fatta x sicurezza'],
])('what is no sentence is none: %s', async (_, notes, typed) => {
  for (const text of await writeAll(notes, 'it')) expect(text).not.toContain(typed);
});

test.each([
  ['a trade-in that may be damaged', 'Ritiriamo l’usato, anche incidentato.', /incidentata|danno/u],
  ['a side left over from a shorthand', 'gancio di traino. sx. tetto apribile', /incidente/u],
  [
    'spare parts that can be had',
    'I ricambi si trovano tutti. SID con pixel morti',
    /riparazione|lavori da fare/u,
  ],
])('%s makes no wreck of the car', async (_, notes, wrecked) => {
  for (const text of await writeAll(notes, 'it')) expect(text).not.toMatch(wrecked);
});

test('what argues most stands behind the opening, what one has aboard with the equipment, work with the past', async () => {
  const sentences = [
    'La frizione è stata cambiata a 150.000 km.',
    "L'auto è sempre stata nella stessa famiglia.",
    'I sedili sono riscaldati e ventilati.',
    'Ha gli ammortizzatori Bilstein.',
  ];
  for (const text of await writeAll(sentences.join('\n'), 'it')) {
    const at = [/stessa famiglia/u, /ammortizzatori Bilstein/u, /sedili/u, /La frizione/u].map((words) =>
      text.search(words),
    );
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((one, other) => one - other));
  }
});

test('a warranty that the seller explains is not promised a second time', async () => {
  const brief = briefSchema.parse({
    ...{ make: 'Fiat', model: 'Ducato', price: 15_800, warranty: '12 mesi' },
    notes: 'La garanzia di 12 mesi è solo per i privati.',
  });
  const voice = await loadVoice('it');
  for (const style of copyStyles) {
    const { text } = writeFreshCopy({ brief, style, language: 'it', seed: 3 }, voice, 2026);
    expect(text.match(/garanzia/giu)).toHaveLength(1);
  }
});
