import type { Argument } from '../../../../../argument/arguments.ts';

export const sportPairs: readonly Argument[] = [
  {
    of: [
      ['sportSeats', 'bucketSeats'],
      ['sportSuspension', 'coilovers', 'loweredSuspension', 'suspensionKit'],
    ],
    say: [
      'Nelle curve {y} tiene ferma l’auto e {x} tengono fermo te.',
      'Sulla strada che sale al passo si apprezzano {x} e {y}.',
    ],
  },
  {
    of: [
      ['sportSeats', 'bucketSeats'],
      ['alcantaraWheel', 'sportWheel', 'leatherWheel'],
    ],
    say: [
      'Chi ama guidare si trova subito bene fra {x} e {y}.',
      '{x} ti tengono fermo nelle curve, mentre le mani impugnano {y}.',
    ],
  },
  {
    of: ['sportExhaust', ['sportSuspension', 'coilovers', 'loweredSuspension']],
    say: [
      'La domenica mattina si sceglie la strada più lunga, per sentire {x} e per godersi {y} fra le curve.',
    ],
  },
  {
    of: ['sportExhaust', 'drivingModes'],
    say: ['La risposta dell’auto la scegli tu usando {y}, e a ogni accelerata si fa sentire {x}.'],
  },
  {
    of: ['sportExhaust', 'paddles'],
    say: ['Prima del tornante scali toccando {y}, e si fa sentire {x}.'],
  },
  {
    of: ['paddles', ['dualClutch', 'gearbox', 'sevenGears']],
    say: ['{y} fa da sé nel traffico, {x} ti lasciano scegliere la marcia fra le curve.'],
  },
  {
    of: ['paddles', ['sportSeats', 'bucketSeats']],
    say: [
      'Fra le curve {y} ti tengono fermo e {x} ti fanno cambiare marcia senza staccare le mani dal volante.',
    ],
  },
  {
    of: ['drivingModes', ['sportSuspension', 'adaptiveSuspension']],
    say: ['Chi ama guidare apprezzerà {x} e {y}, soprattutto sulle strade di montagna.'],
  },
  {
    of: [
      ['ceramicBrakes', 'calipers'],
      ['alloyWheels', 'rims'],
    ],
    say: ['Lo sguardo cade prima {su y}, poi {su x} che si intravedono dietro le razze.'],
  },
  {
    of: [['softTop', 'electricTop', 'foldingHardTop'], 'heatedSeats'],
    say: ['Anche a ottobre si apre {x} e si viaggia scoperti, perché a scaldarti ci pensano {y}.'],
  },
  {
    of: [['softTop', 'electricTop', 'foldingHardTop'], 'windDeflector'],
    say: ['Si apre {x} e si continua a parlare normalmente, perché l’aria la ferma {y}.'],
  },
  {
    of: [
      ['softTop', 'electricTop', 'foldingHardTop'],
      ['leather', 'leatherSeats'],
    ],
    say: ['Quando si apre {x}, anche chi passa può ammirare {y}.'],
  },
  {
    of: ['electricTop', 'hardTop'],
    say: ['D’estate si apre {x}, d’inverno si viaggia al riparo sotto {y}.'],
  },
];
