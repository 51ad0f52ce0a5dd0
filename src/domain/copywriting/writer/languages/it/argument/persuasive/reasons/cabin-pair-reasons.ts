import type { Argument } from '../../../../../argument/arguments.ts';

/** What seats, climate and quiet give together. */
export const cabinPairReasons: readonly Argument[] = [
  {
    of: ['heatedSeats', 'heatedSteering'],
    say: [
      'D’inverno {x} e {y} ti fanno guidare al caldo fin dai primi minuti.',
      'commuter :: Nelle mattine fredde {x} e {y} rendono più piacevole andare al lavoro.',
      'cabrio :: Con {x} e {y} puoi viaggiare a tetto aperto anche quando l’aria è fresca.',
    ],
  },
  {
    of: ['heatedSeats', 'heatedWindscreen'],
    say: [
      'Quando gela {y} ti fa partire prima e {x} ti scaldano.',
      'commuter & !classic :: Se d’inverno parti presto per il lavoro, ti saranno utili {y} e {x}.',
    ],
  },
  {
    of: ['heatedSeats', ['leatherSeats', 'leather']],
    say: [
      'Hai {x} e {y}: eleganza tutto l’anno e un bel tepore d’inverno.',
      'Anche con il freddo ti siedi volentieri, perché hai {y} e {x}.',
    ],
  },
  {
    of: ['heatedSeats', 'ventilatedSeats'],
    say: [
      'Hai {x} e {y}, e viaggi bene sia con il freddo sia con il caldo.',
      'onTrips :: In ogni stagione i viaggi lunghi sono più piacevoli con {x} e {y}.',
    ],
  },
  {
    of: ['heatedSeats', 'parkingHeater'],
    say: [
      'Dopo una notte fredda {y} e {x} ti fanno partire subito al caldo.',
      'commuter :: D’inverno vai al lavoro al caldo fin dalla partenza, con {y} e {x}.',
    ],
  },
  {
    of: ['electricSeats', 'memorySeats'],
    say: [
      'Se l’auto la usate in due, {x} e {y} vi fanno ritrovare ciascuno la propria posizione.',
      'Con {x} e {y} trovi la posizione più comoda una volta sola e poi la richiami.',
    ],
  },
  {
    of: [
      ['leatherSeats', 'leather'],
      ['electricSeats', 'memorySeats'],
    ],
    say: [
      '{x} e {y} rendono l’abitacolo elegante e comodo.',
      'onTrips :: Nei viaggi lunghi puoi contare sulla comodità {di x} e {di y}.',
    ],
  },
  {
    of: [
      ['leatherSeats', 'leather'],
      ['panoramicRoof', 'openingPanoramicRoof'],
    ],
    say: [
      '{x} e {y} rendono l’abitacolo elegante e luminoso.',
      'stylish :: A chi ama gli ambienti curati piaceranno {x} e {y}.',
    ],
  },
  {
    of: [['dualZoneClimate', 'multiZoneClimate'], 'heatedSeats'],
    say: [
      'In ogni stagione {x} e {y} fanno stare bene tutti a bordo.',
      'family :: Anche chi ha sempre freddo viaggia bene con {x} e {y}.',
    ],
  },
  {
    of: [['dualZoneClimate', 'multiZoneClimate'], 'sunBlinds'],
    say: [
      'D’estate {x} e {y} tengono l’abitacolo fresco e ombreggiato.',
      'family & !twoDoors :: Nei viaggi estivi i bambini stanno al fresco e all’ombra con {x} e {y}.',
    ],
  },
  {
    of: ['sunBlinds', 'tables'],
    say: [
      'Chi siede dietro viaggia più comodo con {x} e {y}.',
      'family & !twoDoors :: Per i bambini in viaggio ci sono {x} e {y}, utili per riposare e giocare.',
    ],
  },
  {
    of: ['sunBlinds', 'tintedWindows'],
    say: [
      'Per chi siede dietro {x} e {y} smorzano il sole nelle giornate più luminose.',
      'family & !twoDoors :: Con {x} e {y} i bambini possono dormire all’ombra anche d’estate.',
    ],
  },
  {
    of: ['airSuspension', 'massageSeats'],
    say: [
      'Nei viaggi lunghi ti stanchi meno con {x} e {y}.',
      'Anche sulle strade rovinate viaggi con più comodità, con {x} e {y}.',
    ],
  },
  {
    of: ['acousticGlass', ['massageSeats', 'ventilatedSeats']],
    say: [
      'In autostrada {x} e {y} ti fanno viaggiare con meno rumore e più comodità.',
      'onTrips :: Dopo molte ore di viaggio la stanchezza si sente meno, con {x} e {y}.',
    ],
  },
  {
    of: ['preconditioning', 'heatedSeats'],
    say: [
      'D’inverno {x} e {y} ti fanno salire in un’auto già calda.',
      'commuter :: Anche d’inverno puoi andare al lavoro al caldo, con {x} e {y}.',
    ],
  },
];
