import type { Argument } from '../../../../../argument/arguments.ts';

/** Room for people and for what they take along. */
export const spaceReasons: readonly Argument[] = [
  {
    of: [
      ['manySeats', 'thirdRow'],
      ['slidingDoors', 'slidingDoor'],
    ],
    say: [
      '!twoDoors :: Si sale in tanti e senza fatica, con {ha x} e {y}.',
      'family :: Con {ha x} e {y} la famiglia sale al completo, anche nei parcheggi stretti.',
    ],
  },
  {
    of: [
      ['manySeats', 'thirdRow'],
      ['slidingSeats', 'largeBoot', 'foldingSeats'],
    ],
    say: ['!twoDoors :: In tanti o con tanto da caricare, decidi tu ogni volta: hai {ha x} e {y}.'],
  },
  {
    of: [
      ['largeBoot', 'foldingSeats'],
      ['powerTailgate', 'roofBars', 'roofRack', 'roofBox', 'largeBoot'],
    ],
    say: [
      'Quando c’è tanto da caricare puoi contare {su x} e {su y}.',
      'onTrips :: Per le vacanze il posto non manca, con {x} e {y}.',
    ],
  },
  {
    of: ['towHook', ['roofBars', 'roofRack', 'bikeRack']],
    say: [
      'Bici, sci o rimorchio: con {x} e {y} si porta tutto.',
      'onTrips :: Per le vacanze attive sono utili {x} e {y}.',
    ],
  },
  {
    of: ['towHook', ['fourWheelDrive', 'diffLock', 'lowRange', 'towCapacity']],
    say: ['Chi traina troverà quello che serve: {x} e {y}.'],
  },
  { of: ['powerTailgate', 'keyless'], say: ['Con le borse in mano {x} e {y} sono una bella comodità.'] },
  {
    of: [['slidingDoors', 'slidingDoor'], 'isofix'],
    say: [
      'family :: Legare i bambini diventa semplice, con {x} e {y}.',
      'Per i bambini (è/sono) utili {x} e {y}.',
    ],
  },
  {
    of: ['manySeats'],
    say: [
      '!twoDoors & family :: In famiglia, con gli amici dei figli, {ha x} non sono mai troppi.',
      '!twoDoors & atWork :: La squadra viaggia tutta insieme, perché ci sono {ha x}.',
      '!twoDoors :: Quando si è in tanti non servono due auto: ci sono {ha x}.',
    ],
  },
  {
    of: ['thirdRow'],
    say: [
      'family :: Quando si aggiungono i nonni o gli amici dei figli serve {x}.',
      'Se si è più del solito si usa {x}.',
    ],
  },
  {
    of: ['slidingSeats'],
    say: [
      'family :: Quando i figli crescono, {x} danno più spazio alle loro gambe.',
      'Più spazio per le gambe o per i bagagli: lo decidi con {x}.',
    ],
  },
  { of: ['foldingSeats'], say: ['Se c’è qualcosa di lungo da caricare, bastano {x}.'] },
  {
    of: ['largeBoot'],
    say: [
      'family :: Passeggino, borse e giochi entrano tutti {in x}.',
      'onTrips :: Prima di partire non si lascia a casa niente, con {x}.',
      'Chi carica spesso apprezzerà {x}.',
    ],
  },
  {
    of: [['storage', 'tables']],
    say: [
      'family :: Nei viaggi con i bambini tornano utili {x}.',
      'A bordo ogni cosa ha il suo posto, con {x}.',
    ],
  },
  {
    of: ['powerTailgate'],
    say: [
      'family :: Con un bambino in braccio {x} è una vera comodità.',
      'Quando hai le mani occupate {x} si apre e si chiude al posto tuo.',
      'atWork :: Quando carichi per lavoro {x} ti fa risparmiare tempo.',
    ],
  },
  {
    of: [['slidingDoors', 'slidingDoor']],
    say: [
      'family :: Nei parcheggi stretti i bambini salgono senza toccare l’auto accanto, grazie {a x}.',
      'atWork :: Anche a ridosso di un muro si carica bene, con {x}.',
      'Si sale comodamente anche negli spazi stretti, con {x}.',
    ],
  },
  {
    of: [['roofBars', 'roofRack', 'roofBox']],
    say: ['onTrips :: Per sci, bici e bagagli in più puoi usare {x}.', 'Il bagaglio in più viaggia {su x}.'],
  },
  { of: ['bikeRack'], say: ['Le bici partono con voi, con {x}.'] },
  {
    of: ['towHook'],
    say: [
      'onTrips :: Carrello, bici o roulotte: in vacanza puoi portare di più con {x}.',
      'inCountry :: In campagna c’è sempre qualcosa da trainare, e {x} è già pronto.',
      'atWork :: Per il lavoro puoi agganciare un rimorchio, con {x}.',
      '!van :: Se devi trainare un rimorchio o portare le bici, c’è già {x}.',
    ],
  },
  { of: ['wheelchairRamp'], say: ['Chi viaggia in carrozzina sale comodamente, grazie {a x}.'] },
];
