import { expect, it } from 'vitest';
import { expandAbbreviations } from './expand-abbreviations.ts';
import { splitNotes } from './split-notes.ts';

const items = (notes: string) => splitNotes(expandAbbreviations(notes)).flatMap(({ items }) => items);

it.each([
  ['sens. park post., cerchi lega', ['sensori di parcheggio posteriori', 'cerchi lega']],
  ['SENS. PARK ANT. E POST.', ['sensori di parcheggio anteriori E posteriori']],
  ["e' un mezzo, puo' servire, c'e' posto", ['è un mezzo', 'può servire', "c'è posto"]],
  ["pero' gia riparata perche' piu' bella", ['però già riparata perché più bella']],
  ['vetro elettr. pass. fermo in su', ['vetro elettrico passeggero fermo in su']],
  ['sens ant, mantenim corsia', ['sensori anteriori', 'mantenimento corsia']],
  ['portellone el.', ['portellone elettrico']],
  ['Portellone el. Pelle totale', ['Portellone elettrico', 'Pelle totale']],
  ['Sedili el. con memoria', ['Sedili elettrici con memoria']],
  ['sedili pelle risc./ventilati', ['sedili pelle riscaldati/ventilati']],
  ['specchi ripieg. el.', ['specchi ripiegabili elettrici']],
  ['clima man.', ['clima manuale']],
  ['pacch. Chili, pacch. luci', ['pacchetto Chili', 'pacchetto luci']],
  ['manutenz. tutta Volvo', ['manutenzione tutta Volvo']],
  ['unico propr. tagliandi VW cert.', ['unico proprietario', 'tagliandi VW certificati']],
  ['2 propr.', ['2 proprietari']],
  ['1 solo propr', ['1 solo proprietario']],
  ['lato pass. da rivedere', ['lato passeggero da rivedere']],
  ['+ pass. di proprietà', ['passaggio escluso']],
  ['blocco diff. post.', ['blocco differenziale posteriore']],
  ['IMMATR. AUTOVETTURA', ['IMMATRICOLATA AUTOVETTURA']],
  ['tagl. MINI a scadenza', ['tagliandi MINI a scadenza']],
  ['tagl. fatto a 90.000 km', ['tagliando fatto a 90.000 km']],
  ['consegna in 5 gg', ['consegna in 5 giorni']],
  ['assetto +4 cm omologato', ['assetto rialzato di 4 cm omologato']],
  ['7 anni / 150.000 km garanzia casa madre', ['7 anni o 150.000 km garanzia casa madre']],
  ["BATTERIA DI PROPRIETA'", ['BATTERIA DI PROPRIETÀ']],
  ['porta post. dx graffiata', ['porta posteriore destra graffiata']],
  ['paraurti ant. graffi', ['paraurti anteriore graffi']],
  ['vetri elettr. ant. e post.', ['vetri elettrici anteriori e posteriori']],
  ['garanzia 12 mesi incl. nel prezzo', ['garanzia 12 mesi inclusa nel prezzo']],
  ['man mano', ['man mano']],
])('"%s" is cut into %j', (notes, cut) => {
  expect(items(notes)).toEqual(cut);
});
