import type { Argument } from '../../../../../argument/arguments.ts';

/** Parts that are to be done; the same things stand in `partReasons` where they are new. */
export const dueWork: readonly Argument[] = [
  {
    of: [['clutch', 'flywheel']],
    say: [
      'Alla prima ripartenza in salita lo sentiresti: {x}.',
      'Il primo lavoro dopo l’acquisto è scritto qui: {x}.',
      'Chiedi al tuo meccanico quanto vuole per {x}.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'timingChain', 'waterPump', 'serviceBelt']],
    say: [
      'Prima dei prossimi viaggi c’è da passare in officina: {x}.',
      'Un lavoro da non rimandare, e te lo diciamo: {x}.',
      'Nel conto metti subito {x}.',
    ],
  },
  {
    of: [['engine', 'turbo', 'injectors']],
    say: [
      'Il cuore del preventivo è questo: {x}.',
      'Chi {it} compra lo fa sapendolo: {x}.',
      'Prima viene il motore, e il resto dopo: {x}.',
    ],
  },
  {
    of: [['brakePads', 'brakeDiscs', 'brakes', 'shockAbsorbers', 'suspension', 'tyres', 'newTyres']],
    say: [
      'Prima di caricare la famiglia c’è da fare questo: {x}.',
      'Materiale che si consuma, ed è consumato: {x}.',
      'Nel prezzo che hai in mente aggiungi {x}.',
    ],
  },
  {
    of: [['starterBattery', 'anyBattery']],
    say: ['Il primo acquisto sarà questo: {x}.'],
  },
];
