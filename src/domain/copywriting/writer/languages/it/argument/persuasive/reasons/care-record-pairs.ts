import type { Argument } from '../../../../../argument/arguments.ts';

/** Shelter, services, papers and inspections that go together. */
export const recordPairs: readonly Argument[] = [
  {
    of: ['garaged', 'nonSmoker'],
    say: [
      '{auto} {x} ed {y}, due buone notizie per chi tiene all’aspetto e agli interni.',
      'Se cerchi un usato curato fuori e dentro, considera che {auto} {x} ed {y}.',
    ],
  },
  {
    of: [
      'garaged',
      ['serviceHistory', 'servicesDone', 'serviceBookKept', 'serviceBook', 'serviceInvoices', 'workInvoices'],
    ],
    say: [
      '{auto} {x}, e con {y} puoi farti un’idea chiara anche della manutenzione.',
      'classic :: Per un’auto di questi anni è una bella fortuna: {themodel} {x} e ha {ha y}.',
    ],
  },
  {
    of: ['garaged', ['serviced', 'servicedByMaker']],
    say: [
      '{auto} {x} ed {y}, proprio ciò che si chiede a un usato curato.',
      'Carrozzeria e meccanica hanno avuto attenzione, perché {auto} {x} ed {y}.',
    ],
  },
  {
    of: ['nonSmoker', 'neverCrashed'],
    say: [
      '{auto} {x} e {y}, e puoi sceglierl@ con più serenità.',
      'family :: Se {it} vuoi per la famiglia, ti farà piacere sapere che {auto} {x} e {y}.',
    ],
  },
  {
    of: [
      ['certifiedMileage', 'documentedMileage', 'guaranteedMileage', 'realMileage'],
      ['serviceHistory', 'servicesDone', 'serviceBook', 'serviceBookKept', 'serviceInvoices'],
    ],
    say: [
      '{x} e {y} ti fanno conoscere bene il passato di quest’auto.',
      'thrifty :: Per capire se il prezzo è giusto hai {x} e {y}.',
    ],
  },
  {
    of: [['lowMileage', 'lightlyUsed'], 'garaged'],
    say: [
      '{auto} {x} ed {y}, due qualità che in un usato si cercano spesso.',
      'Se vuoi un usato ancora fresco, ti piacerà sapere che {auto} {x} ed {y}.',
    ],
  },
  {
    of: [
      ['servicesDone', 'serviceHistory'],
      ['timingBelt', 'timing'],
    ],
    say: [
      '!defective :: Hai {x} e {y}, e un lavoro importante è già fatto.',
      '!defective & commuter :: Per chi guida ogni giorno contano molto {x} e {y}.',
    ],
  },
  {
    of: [
      ['serviced', 'servicedByMaker'],
      ['timingBelt', 'timing'],
    ],
    say: [
      '!defective :: {auto} {x}, e con {y} anche un lavoro impegnativo è già fatto.',
      '!defective & onTrips :: Puoi pensare ai prossimi viaggi: {auto} {x} e ha {ha y}.',
    ],
  },
  {
    of: [
      ['servicedByMaker', 'serviced'],
      ['serviceBookKept', 'serviceBook', 'serviceInvoices', 'workInvoices', 'digitalServiceBook'],
    ],
    say: [
      '{auto} {x}, e puoi verificarlo con {y}.',
      'Sulla manutenzione hai risposte chiare: {auto} {x} e ha {ha y}.',
    ],
  },
  {
    of: [
      ['inspection', 'newInspection'],
      ['serviceJustDone', 'lastService', 'servicesDone'],
    ],
    say: [
      '!defective :: Con {x} e {y} puoi usarl@ subito, con meno scadenze a cui pensare.',
      '!defective & commuter :: Puoi metterti in strada per il lavoro da subito, con {x} e {y}.',
    ],
  },
];
