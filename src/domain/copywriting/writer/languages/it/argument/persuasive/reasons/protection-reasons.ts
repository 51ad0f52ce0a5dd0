import type { Argument } from '../../../../../argument/arguments.ts';

export const protectionReasons: readonly Argument[] = [
  {
    of: ['isofix'],
    say: [
      '{x} tengono ben fermo il seggiolino, che si aggancia con uno scatto.',
      'Il seggiolino passa da un’auto all’altra in poco tempo grazie {a x}.',
      'family :: La mattina, di corsa verso il nido, il seggiolino si aggancia in fretta {a x}.',
    ],
  },
  {
    of: ['alarm'],
    say: [
      'Chi la sera parcheggia in strada dorme più tranquillo sapendo che (c’è/ci sono) {x}.',
      'cargo :: Gli attrezzi che restano a bordo la notte li protegge {x}.',
    ],
  },
  {
    of: ['tracker'],
    say: [
      '{x} aiuta a sapere dove si trova {auto}, anche in caso di furto.',
      'atWork :: Se il mezzo lo guidano in tanti, {x} ti dice dove si trova.',
    ],
  },
  {
    of: ['dashcam'],
    say: [
      '{x} registra quello che succede davanti all’auto, e in una discussione fa da testimone.',
      'Se dopo un urto non si è d’accordo su chi avesse ragione, tornano utili le immagini {di x}.',
    ],
  },
  {
    of: ['emergencyCall'],
    say: [
      '{x} permette di chiedere soccorso in caso di incidente.',
      'family :: Chi aspetta a casa è più tranquillo sapendo che a bordo (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['safetyPackage'],
    say: ['family :: A chi porta i figli a scuola {x} interessa più dei cerchi.'],
  },
  {
    of: ['isofix', ['slidingDoors', 'slidingDoor']],
    say: ['Nei posti stretti si sale comodi grazie {a y}, e il seggiolino si fissa in fretta {a x}.'],
  },
  {
    of: ['isofix', ['thirdRow', 'manySeats']],
    say: [
      'family & !cargo & !cabrio & !supercar :: I seggiolini si fissano {a x}, e {con y} resta posto anche per i nonni.',
    ],
  },
  {
    of: ['isofix', ['rearCamera', 'parkingSensors']],
    say: [
      'family & !cargo & !cabrio & !supercar :: Il seggiolino si fissa {a x}, e davanti alla scuola parcheggi con l’aiuto {di y}.',
    ],
  },
  {
    of: ['isofix', 'powerTailgate'],
    say: [
      'family & !cargo & !cabrio & !supercar :: {y} si apre anche quando hai un figlio in braccio, e il seggiolino si fissa {a x} con uno scatto.',
    ],
  },
  {
    of: ['isofix', 'sunBlinds'],
    say: [
      'family & !cargo & !cabrio & !supercar :: I bambini viaggiano all’ombra grazie {a y}, mentre {x} tengono fermi i seggiolini.',
    ],
  },
  {
    of: ['isofix', 'emergencyBraking'],
    say: [
      'family & !cargo & !cabrio & !supercar :: {x} tengono fermo il seggiolino e {y} ti aiuta se chi ti precede si ferma all’improvviso.',
    ],
  },
  {
    of: ['alarm', ['tracker', 'immobiliser']],
    say: ['Chi parcheggia in strada è più tranquillo sapendo che ci sono {x} e {y}.'],
  },
  {
    of: ['alarm', ['shelving', 'workshopFitting', 'bulkhead']],
    say: ['atWork :: Gli attrezzi stanno in ordine grazie {a y}, e la notte li protegge {x}.'],
  },
  {
    of: ['dashcam', ['parkingSensors', 'rearCamera']],
    say: [
      'In manovra evitare gli urti è più facile grazie {a y}, e quello che succede in strada lo registra {x}.',
    ],
  },
];
