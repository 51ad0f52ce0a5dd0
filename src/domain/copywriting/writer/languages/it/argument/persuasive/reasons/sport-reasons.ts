import type { Argument } from '../../../../../argument/arguments.ts';

/** What sporty and open cars are driven for. */
export const sportReasons: readonly Argument[] = [
  {
    of: [
      ['softTop', 'electricTop', 'foldingHardTop'],
      ['heatedSeats', 'windDeflector', 'leather', 'leatherSeats'],
    ],
    say: ['Con {x} e {y} si viaggia scoperti anche quando l’aria è fresca.'],
  },
  {
    of: [
      ['sportSeats', 'bucketSeats'],
      [
        'sportSuspension',
        'limitedSlip',
        'coilovers',
        'loweredSuspension',
        'suspensionKit',
        'alcantaraWheel',
        'sportWheel',
      ],
    ],
    say: [
      'Nelle curve si sente il lavoro {di x} e {di y}.',
      'Per chi ama guidare {x} e {y} cambiano il gusto di ogni curva.',
    ],
  },
  {
    of: ['sportExhaust', ['paddles', 'drivingModes', 'sportSuspension', 'coilovers']],
    say: ['Quando la strada è libera (entra/entrano) in gioco {x} e {y}.'],
  },
  {
    of: ['drivingModes', ['sportSuspension', 'adaptiveSuspension']],
    say: ['Tranquill@ in settimana e sportiv@ la domenica, grazie {a x} e {a y}.'],
  },
  {
    of: [['sportSeats', 'bucketSeats']],
    say: [
      'In curva {x} ti (tiene/tengono) al tuo posto.',
      '{x} ti (sostiene/sostengono) bene e nei viaggi non (stanca/stancano).',
    ],
  },
  { of: [['alcantaraWheel', 'sportWheel']], say: ['Tra le mani hai {x}, e si sente subito.'] },
  { of: ['paddles'], say: ['Con {x} cambi marcia senza staccare le mani dal volante.'] },
  {
    of: [['sportSuspension', 'suspensionKit', 'coilovers', 'loweredSuspension']],
    say: [
      'Nelle curve strette {x} (tiene/tengono) l’auto più ferma e precisa.',
      'Chi guida con gusto sentirà subito {x}.',
    ],
  },
  { of: [['calipers', 'brakes']], say: ['Alla frenata (pensa/pensano) {x}.'] },
  { of: ['ceramicBrakes'], say: ['Nella guida sportiva, frenata dopo frenata, si apprezzano {x}.'] },
  {
    of: [['sportExhaust', 'twinExhaust']],
    say: ['La voce è quella giusta, con {x}.', 'Chi ama il suono del motore apprezzerà {x}.'],
  },
  { of: ['drivingModes'], say: ['Con {x} scegli tu il carattere, secondo la strada.'] },
  { of: [['dualClutch', 'robotGearbox', 'sevenGears']], say: ['Le cambiate sono rapide, grazie {a x}.'] },
  {
    of: ['rearSteering'],
    say: ['Nelle curve strette e nei parcheggi {x} (fa/fanno) sembrare l’auto più corta.'],
  },
  { of: ['launchControl'], say: ['Per le partenze da ricordare c’è {x}.'] },
  {
    of: [['softTop', 'electricTop']],
    say: [
      'cabrio :: Alla prima giornata di sole si apre {x}, e la strada cambia.',
      'cabrio :: Con {x} bastano pochi secondi per viaggiare a cielo aperto.',
    ],
  },
  {
    of: [['hardTop', 'foldingHardTop']],
    say: [
      'cabrio :: D’inverno {x} ripara come il tetto di una coupé, d’estate il cielo è tuo.',
      'pickup :: Quello che carichi resta asciutto e al riparo, sotto {x}.',
    ],
  },
  { of: ['noseLift'], say: ['Rampe e dossi si affrontano senza pensieri, grazie {a x}.'] },
  {
    of: ['rollBar'],
    say: [
      'cabrio :: Alla sicurezza a tetto aperto contribuisce {x}.',
      '!cabrio :: Al carattere dell’auto contribuisce {x}.',
    ],
  },
];
