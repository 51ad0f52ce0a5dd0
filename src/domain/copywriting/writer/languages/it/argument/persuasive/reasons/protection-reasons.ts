import type { Argument } from '../../../../../argument/arguments.ts';

/** What protects people, the car and what is in it. */
export const protectionReasons: readonly Argument[] = [
  {
    of: [
      'isofix',
      ['slidingDoors', 'slidingDoor', 'powerTailgate', 'rearCamera', 'parkingSensors', 'emergencyBraking'],
    ],
    say: [
      'family :: Con i bambini {x} e {y} ti semplificano la giornata.',
      'Chi ha bambini troverà comodi {x} e {y}.',
    ],
  },
  {
    of: ['isofix'],
    say: [
      'family :: I seggiolini si fissano in un attimo, con {x}.',
      'I seggiolini dei bambini si fissano con {x}.',
    ],
  },
  {
    of: ['alarm', ['tracker', 'immobiliser']],
    say: ['Quando la lasci in strada hai un pensiero in meno, con {x} e {y}.'],
  },
  {
    of: [['alarm', 'tracker']],
    say: [
      'Quando la lasci in strada hai un pensiero in meno, perché c’è {x}.',
      'van :: Quello che lasci a bordo è più al sicuro, con {x}.',
    ],
  },
  { of: ['dashcam'], say: ['Quello che succede in strada resta registrato, con {x}.'] },
  { of: ['emergencyCall'], say: ['In caso di bisogno {x} chiama aiuto al posto tuo.'] },
  {
    of: ['safetyPackage'],
    say: ['family :: Per chi viaggia con la famiglia conta anche {x}.', 'Alla sicurezza contribuisce {x}.'],
  },
];
