import type { Argument } from '../../../../../argument/arguments.ts';

/** What the eye finds: said at once, with what it means for who comes to look. */
export const markReasons: readonly Argument[] = [
  {
    of: ['scratch'],
    say: [
      'Te lo diciamo adesso, e non quando sei già in cortile: (c’è/ci sono) {x}.',
      '(C’è/Ci sono) {x}: guardalo da vicino e decidi quanto ti pesa.',
      'Sulla carrozzeria trovi {x}: lo leggi qui prima di vederlo dal vivo.',
      '!damaged :: {x} non cambia come si guida, ma si vede, e va detto.',
    ],
  },
  {
    of: ['scratches'],
    say: ['Ci sono {x}: meglio saperlo qui che in cortile.'],
  },
  {
    of: ['dent'],
    say: [
      '(C’è/Ci sono) {x}, da guardare di persona prima di parlare di prezzo.',
      'Prima di telefonare sappi che (c’è/ci sono) {x}; se ripararla o tenerla così lo scegli tu.',
    ],
  },
  {
    of: ['dents'],
    say: [
      'Girando intorno si vedono {x}: fanno parte del conto.',
      'Ci sono {x}, e te lo diciamo prima della visita.',
    ],
  },
  {
    of: [
      ['scratch', 'scratches'],
      ['dent', 'dents'],
    ],
    say: [
      'Sulla carrozzeria trovi {x} e {y}: quando vieni partiamo da lì.',
      'Due segni da conoscere prima della visita: {x} e {y}.',
      'Per {x} e {y} basta il parere di un carrozziere, e la visita serve anche a questo.',
      'thrifty :: Se l’auto ti serve per andare e non per lucidarla, {x} e {y} pesano meno; il conto resta da fare.',
    ],
  },
  {
    of: [
      ['dent', 'dents'],
      ['rust', 'rustSpots'],
    ],
    say: [
      'Sulla lamiera ci sono {x} e {y}: un carrozziere ti dice da che parte cominciare.',
      'Guardal@ da vicino e senza fretta, perché ci sono {x} e {y}.',
    ],
  },
  {
    of: ['hailDamage'],
    say: ['Cofano e tetto vanno guardati in controluce, perché ci sono {x}.'],
  },
  {
    of: ['rust'],
    say: [
      'Va detto chiaro: (c’è/ci sono) {x}, da far vedere a chi se ne intende.',
      'classic :: Chi ama le storiche sa dove guardare, e qui trova {x}.',
    ],
  },
  {
    of: ['rustSpots'],
    say: ['Inginocchiati accanto alle ruote e guarda con calma, perché ci sono {x}.'],
  },
];
