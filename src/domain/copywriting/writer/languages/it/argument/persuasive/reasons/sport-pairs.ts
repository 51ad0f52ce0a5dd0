import type { Argument } from '../../../../../argument/arguments.ts';

export const sportPairs: readonly Argument[] = [
  {
    of: [
      ['sportSeats', 'bucketSeats'],
      ['sportSuspension', 'coilovers', 'loweredSuspension', 'suspensionKit'],
    ],
    say: [
      'Nelle curve {y} tiene ferma l’auto e {x} tengono fermo te.',
      'Sulla strada che sale al passo lavorano {x} e {y}, tu scegli la traiettoria.',
    ],
  },
  {
    of: [
      ['sportSeats', 'bucketSeats'],
      ['alcantaraWheel', 'sportWheel', 'leatherWheel'],
    ],
    say: [
      'Fra {x} e {y} la posizione di guida è metà del divertimento.',
      'Ti siedi, impugni, e prima ancora di partire {x} e {y} ti hanno già detto che auto è.',
    ],
  },
  {
    of: ['sportExhaust', ['sportSuspension', 'coilovers', 'loweredSuspension']],
    say: [
      '{x} pensa alle orecchie e {y} alle mani: la domenica mattina non serve molto altro.',
      'Per colpa {di x} e {di y} la strada più lunga diventa quella preferita.',
    ],
  },
  {
    of: ['sportExhaust', ['drivingModes', 'paddles']],
    say: [
      'Il volume e il passo li decidi tu, con {y} e {x}.',
      'Le scalate prima del tornante suonano bene, con {y} e {x}.',
    ],
  },
  {
    of: ['paddles', ['dualClutch', 'gearbox', 'sevenGears']],
    say: [
      '{y} fa da sé nel traffico, {x} ti ridanno la parola fra le curve.',
      'Nei giorni feriali decide {y}, la domenica decidi tu con {x}.',
    ],
  },
  {
    of: ['paddles', ['sportSeats', 'bucketSeats']],
    say: [
      '{y} ti tengono, {x} ti lasciano scegliere la marcia: il tornante è già una scusa per rifarlo.',
      'Mani ferme {su x}, schiena ferma contro lo schienale: {y} servono a questo.',
    ],
  },
  {
    of: ['drivingModes', ['sportSuspension', 'adaptiveSuspension']],
    say: [
      'L’auto di oggi la scegli tu, con {x} e {y}.',
      'La stessa strada due volte: una quieta e una sveglia, fra {x} e {y}.',
    ],
  },
  {
    of: [
      ['brakes', 'ceramicBrakes', 'calipers'],
      ['alloyWheels', 'rims'],
    ],
    say: [
      'Fra le razze si guarda e si capisce: {y} fuori, dentro {x}.',
      '{y} si guardano per primi, poi l’occhio cade su quello che c’è dietro: {x}.',
    ],
  },
  {
    of: [['softTop', 'electricTop', 'foldingHardTop'], 'heatedSeats'],
    say: ['Si viaggia scoperti anche a ottobre, se sotto il cielo ci sono {y}; a tutto il resto pensa {x}.'],
  },
  {
    of: [['softTop', 'electricTop', 'foldingHardTop', 'hardTop'], 'windDeflector'],
    say: [
      '{x} per avere il cielo, {y} per avere ancora i capelli in ordine all’arrivo.',
      'Senza il tetto si parla lo stesso: merito {di y}, che fa coppia con {x}.',
    ],
  },
  {
    of: [
      ['softTop', 'electricTop', 'foldingHardTop'],
      ['leather', 'leatherSeats'],
    ],
    say: [
      'A tetto aperto gli interni li vedono tutti: per questo {con x} sta bene tanta cura dentro, a cominciare {da y}.',
      'Quando sparisce il tetto, quello che resta da guardare è dentro: {y}. A scoprirlo pensa {x}.',
    ],
  },
  {
    of: ['electricTop', 'hardTop'],
    say: [
      '{x} per l’estate, {y} per l’inverno: il guardaroba è completo.',
      'Le stagioni le copri tutte e due, con {x} e {y}.',
    ],
  },
];
