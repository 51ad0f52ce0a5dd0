import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { understandNotes } from '../understand-notes.ts';

const itemsOf = (notes: string) =>
  understandNotes(briefSchema.parse({ make: 'Audi', model: 'A6', notes })).notes.map(({ text }) => text);

test.each<[string, string[]]>([
  ['cinghia + pompa fatte 160k', ['cinghia distribuzione e pompa acqua fatte a 160.000 km']],
  ['pompa olio nuova', ['pompa olio nuova']],
  ['gomme al 60% righetta paraurti post', ['gomme al 60%', 'righetta sul paraurti posteriore']],
  ['iscritta ASI no CRS', ['iscritta ASI', 'no CRS']],
  ['prezzo iva comp. trattab.', ['prezzo IVA compresa trattabile']],
  ['olio e filtri ogni 15mila', ['olio e filtri cambiati ogni 15.000 km']],
  ['gomme post nuove ant da cambiare', ['gomme posteriori nuove', 'gomme anteriori da cambiare']],
  ['virtual no, gancio no', ['no virtual cockpit', 'no gancio']],
  [
    'macchia sul sedile (piccola) vendo per inutilizzo',
    ['macchia sul sedile (piccola)', 'vendo per inutilizzo'],
  ],
  ['la vendo per inutilizzo', ['la vendo per inutilizzo']],
  ['kg 600 di portata', ['600 kg di portata']],
  ['Revisione scad. ottobre 2027', ['revisione fino a ottobre 2027']],
  ['batteria di proprietà no noleggio', ['batteria di proprietà']],
  ['qualche bottarella fiancata destra', ['piccole ammaccature fiancata destra']],
  ['piccolo segnetto sul paraurti', ['piccolo segno sul paraurti']],
  ['qualche segnetto da parcheggio', ['qualche segnetto da parcheggio']],
  [
    'tagl. cert. BMW ultimo a 108.000, clima',
    ['tagliandi certificati BMW', 'ultimo tagliando a 108.000', 'clima'],
  ],
  ['sens. park. ant e post, cruise', ['sensori di parcheggio anteriori e posteriori', 'cruise']],
  ['gomme post. nuove ant. al 70%', ['gomme posteriori nuove', 'gomme anteriori al 70%']],
  ['cerchi 20 (due leggermente segnati)', ['cerchi da 20 pollici', 'due leggermente segnati dei cerchi']],
  ['circa 60 km reali in elettrico', ['autonomia elettrica circa 60 km']],
  ['2 pezzi disponibili', ['ne sono disponibili 2']],
  [
    'garanzia Tesla batt. e motori fino a 06/2029',
    ['la garanzia Tesla sulla batteria e sul motore vale fino a 06/2029'],
  ],
  ['passaggio escl. € 390', ['passaggio escluso', 'costo del passaggio 390 €']],
  [
    'libretto timbrato fino a 210mila poi ns officina',
    ['libretto timbrato fino a 210.000 km poi nostra officina'],
  ],
  ['4 gomme termiche nuove + estive usate', ['4 gomme termiche nuove', 'gomme estive usate']],
  ['gar. estesa con ns. polizza', ['garanzia estesa con nostra polizza']],
  ['no IVA esposta', ['IVA non esposta']],
  ['IVA esposta consegna 10 giorni', ['IVA esposta', 'consegna in 10 giorni']],
])('what is typed in a hurry is read as it is meant: %s', (notes, items) => {
  expect(itemsOf(notes)).toEqual(items);
});
