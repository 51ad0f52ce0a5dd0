import type { Argument } from '../../../../../argument/arguments.ts';

/** What a van or a pickup is fitted with. */
export const cargoReasons: readonly Argument[] = [
  {
    of: [
      ['shelving', 'workshopFitting'],
      ['cargoLining', 'bulkhead', 'ladderRack', 'inverter', 'mainsSocket'],
    ],
    say: ['Per lavorare hai già {x} e {y}.', 'atWork :: Con {x} e {y} cominci a lavorare dal primo giorno.'],
  },
  {
    of: [['longWheelbase', 'bodySize'], 'highRoof'],
    say: ['Con {x} e {y} si carica molto e ci si muove bene anche dentro.'],
  },
  { of: ['refrigeration', 'bulkhead'], say: ['La merce resta alla sua temperatura, con {x} e {y}.'] },
  { of: [['tailLift', 'crane'], 'payload'], say: ['Per i carichi pesanti ci sono {x} e {y}.'] },
  {
    of: [
      ['tipperBed', 'threeWayTipper'],
      ['dropsides', 'payload', 'crane'],
    ],
    say: ['In cantiere {x} e {y} ti fanno risparmiare tempo e fatica.'],
  },
  {
    of: [
      ['bedCover', 'cargoBed', 'canvasTilt'],
      ['bedLiner', 'towHook'],
    ],
    say: ['Per il lavoro e per il tempo libero sono utili {x} e {y}.'],
  },
  {
    of: [['slidingDoor', 'slidingDoors'], 'rearDoors'],
    say: ['Si carica comodamente da dietro e di lato, con {y} e {x}.'],
  },
  {
    of: [['shelving', 'workshopFitting']],
    say: [
      'atWork :: Attrezzi e materiali trovano subito il loro posto, grazie {a x}.',
      'Per tenere in ordine attrezzi e materiale c’è già {x}.',
    ],
  },
  { of: ['bulkhead'], say: ['Il carico resta separato dalla cabina, con {x}.'] },
  { of: [['bedCover', 'canvasTilt']], say: ['Quello che carichi resta al riparo, sotto {x}.'] },
  { of: [['cargoBed', 'bedLiner']], say: ['Per i carichi sporchi o pesanti c’è {x}.'] },
  {
    of: [['tipperBed', 'threeWayTipper', 'dropsides']],
    say: ['In cantiere si scarica in fretta, grazie {a x}.'],
  },
  { of: ['ladderRack'], say: ['Scale e materiale lungo viaggiano {su x}.'] },
  { of: ['cargoLining'], say: ['Il vano resta pulito e protetto, con {x}.'] },
  {
    of: [['refrigeration', 'insulatedBody']],
    say: ['Dal magazzino al cliente la merce resta fresca, grazie {a x}.'],
  },
  { of: [['tailLift', 'crane']], say: ['I carichi pesanti si muovono senza sforzo, con {x}.'] },
  { of: ['rearDoors'], say: ['Caricare da dietro è comodo, con {x}.'] },
];
