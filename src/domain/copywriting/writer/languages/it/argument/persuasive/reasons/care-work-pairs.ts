import type { Argument } from '../../../../../argument/arguments.ts';

/** Work that was done in one go, or that spares the same visit to the garage. */
export const workDonePairs: readonly Argument[] = [
  {
    of: [['timingBelt', 'timing'], 'waterPump'],
    say: [
      'Hai già {x} e {y}, un lavoro importante che non tocca più a te.',
      'onTrips :: Per i prossimi viaggi puoi contare {su x} e {su y}.',
    ],
  },
  {
    of: [['timingBelt', 'timing'], 'clutch'],
    say: [
      'Hai già {x} e {y}, due lavori di cui chi compra usato chiede spesso.',
      'thrifty :: Nel valutare il prezzo considera {x} e {y}: sono lavori già fatti.',
    ],
  },
  {
    of: [['timingBelt', 'timing'], 'serviceBelt'],
    say: [
      'Trovi già {x} e {y}, e questi lavori non toccano più a te.',
      'onTrips :: Prima di un lungo viaggio è bello avere già {x} e {y}.',
    ],
  },
  {
    of: [
      ['timingBelt', 'timing'],
      ['serviceJustDone', 'oilChange', 'filters'],
    ],
    say: [
      'Con {x} e {y} puoi usarl@ subito senza pensare alla manutenzione.',
      'commuter :: I chilometri di ogni giorno cominciano bene con {x} e {y}.',
    ],
  },
  {
    of: [
      ['timingBelt', 'timing'],
      ['brakePads', 'brakeDiscs', 'brakes'],
    ],
    say: [
      'Motore e freni hanno già avuto le loro cure, con {x} e {y}.',
      'thrifty :: Dai conti dei prossimi mesi puoi togliere due voci, perché hai {x} e {y}.',
    ],
  },
  {
    of: ['clutch', 'flywheel'],
    say: [
      'Hai {x} e {y}, un lavoro impegnativo che non tocca più a te.',
      'inCity :: Nelle partenze continue della città è un vantaggio avere {x} e {y}.',
    ],
  },
  {
    of: ['clutch', ['brakePads', 'brakeDiscs', 'brakes']],
    say: [
      'Con {x} e {y} i lavori più comuni su un usato sono già fatti.',
      'inCity :: In città frizione e freni lavorano molto, e qui hai {x} e {y}.',
    ],
  },
  {
    of: ['brakePads', 'brakeDiscs'],
    say: [
      'Hai {x} e {y}, e ai freni non devi pensare dopo l’acquisto.',
      'family :: Quando viaggi con i bambini è una bella tranquillità avere {x} e {y}.',
    ],
  },
  {
    of: [
      ['brakePads', 'brakeDiscs', 'brakes'],
      ['newTyres', 'tyres'],
    ],
    say: [
      'Per frenare bene anche sul bagnato puoi contare {su x} e {su y}.',
      'family :: Con {x} e {y} viaggi con più tranquillità anche con i bambini a bordo.',
    ],
  },
  {
    of: [
      ['newTyres', 'allSeasonTyres', 'winterTyres'],
      ['serviceJustDone', 'servicesDone', 'oilChange'],
    ],
    say: [
      'Hai {x} e {y}, e puoi metterti in viaggio già dai primi giorni.',
      'commuter :: Puoi usarl@ subito per andare al lavoro, con {x} e {y}.',
    ],
  },
  {
    of: [
      ['newTyres', 'tyres'],
      ['shockAbsorbers', 'suspension'],
    ],
    say: [
      'Sulle strade rovinate senti la differenza con {x} e {y}.',
      'family :: Per viaggiare comodi con la famiglia hai {x} e {y}.',
    ],
  },
  {
    of: [
      ['brakePads', 'brakeDiscs'],
      ['shockAbsorbers', 'suspension'],
    ],
    say: [
      'Con {x} e {y} puoi guidare con più sicurezza su ogni strada.',
      'family :: Anche a pieno carico viaggiate meglio con {x} e {y}.',
    ],
  },
  {
    of: ['oilChange', 'filters'],
    say: [
      'Puoi partire senza pensare subito alla manutenzione, perché hai {x} e {y}.',
      'commuter :: Per andare al lavoro ogni giorno hai già {x} e {y}.',
    ],
  },
  {
    of: ['starterBattery', ['newTyres', 'allSeasonTyres', 'winterTyres']],
    say: [
      'Alla stagione fredda puoi pensare con calma, perché hai {x} e {y}.',
      'commuter :: Quando esci presto con il freddo puoi contare {su x} e {su y}.',
    ],
  },
  {
    of: ['starterBattery', ['serviceJustDone', 'oilChange']],
    say: [
      'Con {x} e {y} puoi cominciare subito a usarl@ ogni giorno.',
      'commuter :: Anche nelle mattine fredde puoi contare {su x}, e hai {y}.',
    ],
  },
  {
    of: ['turbo', ['injectors', 'timingBelt', 'timing', 'clutch']],
    say: [
      'Hai già {x} e {y}, due lavori impegnativi che non toccano a te.',
      'thrifty :: Quando confronti i prezzi considera {x} e {y}, due spese già fatte.',
    ],
  },
  {
    of: ['engine', ['clutch', 'turbo', 'timingBelt', 'timing']],
    say: [
      'Con {x} e {y} due lavori impegnativi sono già fatti.',
      'thrifty :: Dai conti puoi togliere due spese impegnative, perché hai {x} e {y}.',
    ],
  },
];
