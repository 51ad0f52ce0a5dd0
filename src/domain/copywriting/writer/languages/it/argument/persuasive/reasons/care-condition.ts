import type { Argument } from '../../../../../argument/arguments.ts';

/** In what state it comes, and what makes it rare. */
export const conditionReasons: readonly Argument[] = [
  {
    of: ['wellKept'],
    say: [
      '!defective :: {auto} {x}, e te ne accorgi già guardando gli interni.',
      '!defective :: Se cerchi un usato curato, ti farà piacere sapere che {auto} {x}.',
      'family & !defective :: Per la famiglia conta scegliere un’auto curata, e {themodel} {x}.',
    ],
  },
  {
    of: [['likeNew', 'perfectCondition']],
    say: [
      '!defective :: {auto} {x}, e vale la pena di vederl@ da vicino.',
      '!defective :: Vieni a vederl@ da vicino con calma, perché {auto} {x}.',
    ],
  },
  {
    of: [['excellentCondition', 'goodCondition']],
    say: [
      '!defective :: {auto} {x}, e puoi controllarl@ con calma quando vieni a vederl@.',
      '!defective :: Puoi usarl@ con piacere fin dal primo giorno, perché {auto} {x}.',
      'classic & !defective :: Per un’auto di questi anni è una bella notizia: {themodel} {x}.',
    ],
  },
  {
    of: [['noDamage', 'noDefects']],
    say: [
      '!defective :: {auto} {x}, e puoi verificarlo di persona con tutta calma.',
      '!defective :: Non devi mettere in conto riparazioni prima di usarl@: {auto} {x}.',
    ],
  },
  {
    of: ['conserved'],
    say: [
      '{auto} {x}, una qualità che gli appassionati cercano spesso.',
      'Chi ama le auto rimaste come un tempo guarderà con interesse {themodel}, che {x}.',
    ],
  },
  {
    of: ['neverRestored'],
    say: [
      '{auto} {x}, un aspetto che gli appassionati tengono in grande considerazione.',
      'Per chi cerca un’auto fedele alle origini conta sapere che {auto} {x}.',
    ],
  },
  {
    of: ['allOriginal'],
    say: [
      '{auto} {x}, e chi ama le cose autentiche lo noterà volentieri.',
      'Se per te l’originalità conta, ti piacerà sapere che {auto} {x}.',
    ],
  },
  {
    of: ['restored'],
    say: [
      '{auto} {x}, e il lavoro più lungo è già alle spalle.',
      'Puoi godertel@ senza affrontare un restauro, perché {auto} {x}.',
    ],
  },
  {
    of: ['limitedEdition'],
    say: [
      '{auto} {x}, e non capita spesso di incontrarne un’altra.',
      'Se vuoi distinguerti, ti piacerà sapere che {auto} {x}.',
    ],
  },
  {
    of: ['specialEdition'],
    say: [
      '{auto} {x}, e si riconosce dai dettagli.',
      'Se vuoi qualcosa di diverso dal solito, considera che {auto} {x}.',
    ],
  },
  {
    of: ['numbered'],
    say: [
      '{auto} {x}, un particolare che i collezionisti apprezzano.',
      'Se ami gli esemplari particolari, ti piacerà sapere che {auto} {x}.',
    ],
  },
  {
    of: ['zeroKm'],
    say: [
      '{auto} {x}, e i primi chilometri li fai tu.',
      'Non devi aspettare i tempi di un ordine in fabbrica, perché {auto} {x}.',
    ],
  },
];
