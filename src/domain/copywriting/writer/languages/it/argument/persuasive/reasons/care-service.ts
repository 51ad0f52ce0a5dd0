import type { Argument } from '../../../../../argument/arguments.ts';

/** Services, checks and inspections. */
export const serviceReasons: readonly Argument[] = [
  {
    of: ['serviceHistory'],
    say: [
      'Chi l’ha curat@, quando e per che cosa: {x} lo (dice/dicono) voce per voce.',
      '{x} si (sfoglia/sfogliano) prima di parlare di soldi.',
      'Il suo passato si legge, perché con l’auto (arriva/arrivano) {x}.',
      'commuter :: Per chi parte ogni mattina alla stessa ora {x} (vale/valgono) più di una promessa.',
      'family :: Sapere chi ha messo mano ai freni, con i bambini dietro, cambia il viaggio: {x} lo (racconta/raccontano).',
      'thrifty :: Un intervento già scritto è un intervento che non devi immaginare, e qui (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['servicesDone'],
    say: [
      'Alla voce manutenzione trovi {x}: olio e filtri non hanno aspettato il tuo arrivo.',
      'Sotto il cofano non devi indovinare, con {x} alle spalle.',
      'commuter :: Chi {it} usa ogni giorno si accorge subito quando la cura manca; qui ci sono {x}.',
      'thrifty :: {x} vogliono dire che nessun arretrato aspetta te.',
    ],
  },
  {
    of: ['serviced'],
    say: [
      'commuter :: La mattina pensi alla strada e il motore fa il suo, perché {auto} {x}.',
      'thrifty :: La manutenzione saltata si paga dopo, tutta insieme; {auto} {x}.',
    ],
  },
  {
    of: ['servicedByMaker'],
    say: [
      '{auto} {x}: chi ci ha lavorato aveva davanti il manuale giusto.',
      'Sotto il cofano ha messo le mani chi questo modello lo vede ogni giorno: {auto} {x}.',
    ],
  },
  {
    of: ['serviceJustDone'],
    say: [
      'Ritiri le chiavi e parti, con {x} alle spalle.',
      '{x} (è/sono) già alle spalle: per il primo viaggio basta scegliere dove.',
      'commuter :: Il primo lunedì lo passi in strada e non in officina, con {x}.',
    ],
  },
  {
    of: ['lastService'],
    say: [
      'Da dove ripartire con la manutenzione si sa: {x}.',
      'Con {x} il conto dei prossimi chilometri comincia da un punto preciso.',
    ],
  },
  {
    of: ['checked'],
    say: [
      '{auto} {x}, e chi l’ha avut@ sul ponte può dirti che cosa ha visto.',
      'Prima di arrivare in cortile è passat@ sul ponte: {auto} {x}.',
    ],
  },
  {
    of: ['inspection'],
    say: [
      '!defective :: Con {x} il passaggio di proprietà è l’unico ufficio che vedi.',
      '!defective & thrifty :: {x}: per un po’ quella data non ti riguarda.',
    ],
  },
  {
    of: ['newInspection'],
    say: [
      '!defective :: Con {x} in tasca la data da segnare sul calendario è lontana.',
      '!defective & thrifty :: {x} (toglie/tolgono) dal conto una fila in officina.',
    ],
  },
];
