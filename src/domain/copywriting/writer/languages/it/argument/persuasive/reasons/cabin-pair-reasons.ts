import type { Argument } from '../../../../../argument/arguments.ts';

/** What seats, climate and quiet give together. */
export const cabinPairReasons: readonly Argument[] = [
  {
    of: ['heatedSeats', 'heatedSteering'],
    say: [
      'D’inverno {x} e {y} ti scaldano schiena e mani prima che arrivi l’aria calda.',
      'Nelle mattine di brina {x} e {y} ti fanno guidare senza guanti.',
      'commuter :: Alle sette di una mattina di gennaio {x} e {y} rendono più facile uscire di casa.',
      'cabrio :: Con {x} e {y} si può girare a tetto aperto anche quando l’aria è fresca.',
    ],
  },
  {
    of: ['heatedSeats', 'heatedWindscreen'],
    say: [
      'Nelle mattine di brina {y} scioglie il ghiaccio mentre {x} ti scaldano.',
      'commuter & !classic :: Chi parcheggia all’aperto e parte presto troverà utili {y} e {x}.',
    ],
  },
  {
    of: ['heatedSeats', ['leatherSeats', 'leather']],
    say: ['D’inverno il freddo della pelle non si sente, perché oltre {a y} hai {x}.'],
  },
  {
    of: ['heatedSeats', 'ventilatedSeats'],
    say: [
      '{x} scaldano la schiena a gennaio, {y} la tengono asciutta ad agosto.',
      '{x} e {y} rendono comodo il viaggio sia con il gelo sia con il caldo.',
    ],
  },
  {
    of: ['heatedSeats', 'parkingHeater'],
    say: [
      'Mentre finisci il caffè {y} scalda l’abitacolo; appena ti siedi, {x} scaldano te.',
      'Dopo una notte all’aperto sotto zero, {y} e {x} ti fanno partire al caldo.',
    ],
  },
  {
    of: ['electricSeats', 'memorySeats'],
    say: [
      'Se al volante vi alternate in due, {x} e {y} rimettono a posto lo schienale con un tasto.',
      'Trovata una volta la posizione giusta, {x} e {y} te la rendono anche dopo che ha guidato un altro.',
    ],
  },
  {
    of: [
      ['leatherSeats', 'leather'],
      ['electricSeats', 'memorySeats'],
    ],
    say: [
      '{x} e {y} fanno stare comodi fin dal primo momento al volante.',
      'onTrips :: Nelle giornate lunghe al volante si apprezzano {x} e {y}.',
    ],
  },
  {
    of: [
      ['leatherSeats', 'leather'],
      ['panoramicRoof', 'openingPanoramicRoof'],
    ],
    say: [
      'Con {y} la luce entra dall’alto e dà risalto {a x}.',
      '{x} e {y} danno all’abitacolo luce ed eleganza, anche per chi siede dietro.',
    ],
  },
  {
    of: [['dualZoneClimate', 'multiZoneClimate'], 'heatedSeats'],
    say: [
      '{x} e {y} mettono d’accordo chi ha sempre freddo e chi ha sempre caldo.',
      'In ogni stagione {x} e {y} lasciano a ciascuno la temperatura che preferisce.',
    ],
  },
  {
    of: [['dualZoneClimate', 'multiZoneClimate'], 'sunBlinds'],
    say: [
      'family & !twoDoors :: Nei viaggi di agosto {x} e {y} tengono i bambini al fresco e all’ombra.',
      'D’estate {y} fermano il sole di lato e {x} tiene fresco l’abitacolo.',
    ],
  },
  {
    of: ['sunBlinds', 'tables'],
    say: [
      'family & !twoDoors :: In viaggio {x} fanno ombra ai bambini che dormono e {y} servono per la merenda.',
      'Chi siede dietro ha {x} per stare all’ombra e {y} per leggere o mangiare.',
    ],
  },
  {
    of: ['sunBlinds', 'tintedWindows'],
    say: [
      'family & !twoDoors :: Nei viaggi di luglio {y} e {x} tengono il sole lontano dai bambini che dormono.',
      'Per chi siede dietro {x} e {y} smorzano il sole che entra di lato.',
    ],
  },
  {
    of: ['airSuspension', 'massageSeats'],
    say: ['Mentre {x} assorbono le buche, {y} rilassano la schiena.'],
  },
  {
    of: ['acousticGlass', ['massageSeats', 'ventilatedSeats']],
    say: [
      'In autostrada {x} attutiscono il rumore e {y} tengono comoda la schiena.',
      'Dopo tre ore di viaggio si scende più riposati anche per merito {di x} e {di y}.',
    ],
  },
  {
    of: ['preconditioning', 'heatedSeats'],
    say: [
      'electric :: Quando stacchi il cavo {x} ha già tolto il freddo, e {y} fanno il resto.',
      'D’inverno {x} e {y} ti fanno salire in un’auto già calda.',
    ],
  },
];
