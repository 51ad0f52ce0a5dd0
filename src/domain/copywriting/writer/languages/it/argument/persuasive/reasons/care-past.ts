import type { Argument } from '../../../../../argument/arguments.ts';

/** Who had the car and how it lived. */
export const pastReasons: readonly Argument[] = [
  {
    of: ['oneOwner'],
    say: [
      '{auto} {x}, e la sua storia è semplice da conoscere prima di decidere.',
      'Se cerchi un usato con un passato chiaro, sappi che {auto} {x}.',
      'family :: Per la famiglia è una scelta serena: {themodel} {x}.',
    ],
  },
  {
    of: ['oneDriver'],
    say: [
      '{auto} {x}, una buona notizia per chi cerca un usato con una storia lineare.',
      'atWork & cargo :: Per un mezzo da lavoro non è frequente, ma {themodel} {x}.',
    ],
  },
  {
    of: ['firstOwner'],
    say: [
      '{auto} {x}, e sul suo passato hai meno domande da fare.',
      'Un passato semplice rende più facile la scelta: {auto} {x}.',
      'thrifty :: Quando confronti due usati simili, considera che {themodel} {x}.',
    ],
  },
  {
    of: ['nonSmoker'],
    say: [
      '{auto} {x}, e chi è sensibile agli odori viaggia più volentieri.',
      'Se il fumo ti dà fastidio, è importante sapere che {auto} {x}.',
      'family :: Quando a bordo salgono i bambini, conta sapere che {auto} {x}.',
    ],
  },
  {
    of: ['garaged'],
    say: [
      '{auto} {x}, al riparo dal sole e dalle intemperie.',
      'Se tieni alla carrozzeria, considera che {auto} {x}.',
      'classic :: Per un’auto di questi anni il riparo conta molto, e {themodel} {x}.',
    ],
  },
  {
    of: ['neverCrashed'],
    say: [
      'Una delle prime domande su un usato ha una risposta chiara: {auto} {x}.',
      'family :: Se cerchi un’auto per la famiglia, conta sapere che {themodel} {x}.',
    ],
  },
  {
    of: ['motorwayMileage'],
    say: [
      '{x} vogliono dire velocità costante e poche partenze da fermo.',
      'manyKm :: Quando valuti la percorrenza, tieni conto {di x}, fatti a velocità costante.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage']],
    say: [
      '{x} ti permettono di valutare l’auto sapendo quanta strada ha fatto.',
      'Hai {x}, e il confronto con altri annunci diventa più semplice.',
      'thrifty :: Se vuoi capire bene il prezzo, puoi partire {da x}.',
    ],
  },
  {
    of: ['realMileage'],
    say: [
      'Quelli che leggi sul quadro sono {x}, e puoi valutare il prezzo con più serenità.',
      'Con {x} sai su quale percorrenza ragionare quando confronti gli annunci.',
    ],
  },
  {
    of: [['lowMileage', 'lightlyUsed']],
    say: [
      '!manyKm :: {auto} {x}, e davanti ha ancora tanta strada da fare con te.',
      '!manyKm :: Chi cerca un usato fresco guarderà con interesse {themodel}, che {x}.',
    ],
  },
  {
    of: ['privateSeller'],
    say: [
      '{auto} {x}, e puoi chiedere direttamente a chi {it} ha usat@.',
      'Puoi parlare senza intermediari con chi {it} conosce, perché {auto} {x}.',
    ],
  },
  {
    of: ['exDemo'],
    say: [
      '{auto} {x}, e di un passato così è facile farsi un’idea chiara.',
      'Il suo passato è facile da conoscere, perché {auto} {x}.',
    ],
  },
  {
    of: ['courtesyCar'],
    say: [
      '{auto} {x}, e il suo passato è facile da conoscere.',
      'Il suo passato si racconta facilmente: {auto} {x}.',
    ],
  },
  {
    of: ['exCompany'],
    say: [
      '{auto} {x}: se vuoi conoscere meglio la sua storia, chiedi pure.',
      'commuter :: Dopo l’uso aziendale può diventare l’auto di tutti i tuoi giorni: {themodel} {x}.',
    ],
  },
  {
    of: ['domesticCar'],
    say: ['Non devi affrontare pratiche di importazione, perché {auto} {x}.'],
  },
  {
    of: ['neverTrack'],
    say: [
      '{auto} {x}, una buona notizia per chi vuole godersel@ su strada.',
      'Per un’auto sportiva è una domanda frequente: {themodel} {x}.',
    ],
  },
  {
    of: ['neverTowed'],
    say: [
      '{auto} {x}, e gli sforzi del rimorchio non fanno parte della sua storia.',
      'Motore e frizione non hanno portato pesi in più, perché {auto} {x}.',
    ],
  },
];
