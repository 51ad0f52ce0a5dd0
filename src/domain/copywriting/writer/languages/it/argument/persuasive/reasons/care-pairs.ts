import type { Argument } from '../../../../../argument/arguments.ts';

/** An owner and what he leaves behind. */
export const carePairs: readonly Argument[] = [
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['serviceHistory', 'serviceBook', 'serviceBookKept', 'digitalServiceBook'],
    ],
    say: [
      '{auto} {x}, e con {y} puoi conoscere bene il suo passato.',
      'La sua storia è chiara, perché {auto} {x} e ha {ha y}.',
      'commuter :: Per un’auto da usare tutti i giorni contano due cose: {themodel} {x} e ha {ha y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'servicesDone'],
    say: [
      '{auto} {x} e ha {ha y}: puoi scegliere con più tranquillità.',
      'family :: Per la famiglia è una scelta serena, perché {auto} {x} e ha {ha y}.',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['serviced', 'servicedByMaker'],
    ],
    say: [
      '{auto} {x} ed {y}, due buone ragioni per sceglierl@ tra tanti usati.',
      'commuter :: Per i chilometri di ogni giorno puoi contare su un’auto che {x} ed {y}.',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['serviceInvoices', 'workInvoices'],
    ],
    say: [
      '{auto} {x}, e con {y} puoi vedere quali lavori sono stati fatti.',
      'thrifty :: Puoi valutare bene il prezzo, perché {auto} {x} e ha {ha y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'garaged'],
    say: [
      '{auto} {x} ed {y}, una bella combinazione per chi tiene alla carrozzeria.',
      'Se cerchi un usato curato, considera che {auto} {x} ed {y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'nonSmoker'],
    say: [
      '{auto} {x} ed {y}, e a bordo si sta più volentieri.',
      'family :: Se a bordo salgono i bambini, ti farà piacere sapere che {auto} {x} ed {y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'neverCrashed'],
    say: [
      '{auto} {x} e {y}, e puoi sceglierl@ con più serenità.',
      'family :: Per la famiglia conta un passato chiaro: {themodel} {x} e {y}.',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['certifiedMileage', 'documentedMileage', 'guaranteedMileage', 'realMileage'],
    ],
    say: [
      '{auto} {x}, e con {y} il suo passato ti è ancora più chiaro.',
      'Sul suo passato hai meno incognite, perché {auto} {x} e ha {ha y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'lowMileage'],
    say: [
      '{auto} {x} e {y}, due qualità che chi compra usato cerca volentieri.',
      'Se cerchi un usato ancora fresco, ti piacerà sapere che {auto} {x} e {y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'motorwayMileage'],
    say: [
      '{auto} {x}, e con {y} la strada fatta è soprattutto a velocità costante.',
      'onTrips :: Per chi viaggia spesso è una buona base: {auto} {x} e ha {ha y}.',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['timingBelt', 'timing'],
    ],
    say: [
      '!defective :: {auto} {x}, e con {y} un lavoro importante è già fatto.',
      '!defective & thrifty :: {auto} {x}, e una spesa impegnativa è già fatta: hai {y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner'], 'keys'],
    say: [
      '{auto} {x}, e alla consegna ricevi anche {y}.',
      'family :: Per l’uso in famiglia ricevi {y}, e in più {auto} {x}.',
    ],
  },
];
