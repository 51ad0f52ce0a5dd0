import type { Argument } from '../../../../../argument/arguments.ts';

/** What does not work as it should. */
export const runningReasons: readonly Argument[] = [
  {
    of: ['oilUse'],
    say: [
      '{auto} {x}: l’asta va guardata spesso, e il perché va chiesto a un meccanico.',
      'Sappilo adesso: {auto} {x}. Fai vedere il motore a una persona di cui ti fidi.',
    ],
  },
  {
    of: ['warningLight'],
    say: [
      'Girando la chiave vedrai {x}: collega una diagnosi prima di decidere.',
      'Sul quadro (c’è/ci sono) {x}, e finché non si legge l’errore ogni spiegazione è un’ipotesi.',
      'thrifty :: Il costo dipende da che cosa risulta in diagnosi: per ora (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['wasCrashed'],
    say: [
      '{auto} {x}, e il punto colpito va guardato per primo.',
      'Un urto c’è stato: {auto} {x}. Vieni con chi sa leggere una scocca.',
      'Lo scriviamo a chiare lettere: {auto} {x}.',
    ],
  },
  {
    of: ['wasCrashedRepaired'],
    say: [
      '{auto} {x}: chiedi che cosa è stato cambiato e guardalo da vicino.',
      'L’incidente c’è stato e la riparazione anche. {auto} {x}, e uno spessimetro ti mostra dove.',
    ],
  },
];
