import type { Argument } from '../../../../../argument/arguments.ts';

/** What a wreck or its papers lack, and the parts that are to be done. */
export const limitReasons: readonly Argument[] = [
  {
    of: ['forParts'],
    say: ['Per tornare in strada servirebbe altro; {auto} {x}.'],
  },
  {
    of: ['toRestore'],
    say: [],
  },
  {
    of: ['toRepair'],
    say: [
      '{auto} {x}, e il preventivo è la seconda cifra da conoscere.',
      'Il prezzo è metà del conto: {auto} {x}.',
      'Chi ha un’officina parte avvantaggiato, dato che {auto} {x}.',
    ],
  },
  {
    of: [['inspectionExpired', 'inspectionDue']],
    say: [
      'Prima di rimetterl@ in strada c’è una data da prenotare: {auto} ha {ha x}.',
      '{auto} ha {ha x}, quindi l’appuntamento va fissato prima di partire.',
      'thrifty :: Una voce da aggiungere al conto: {auto} ha {ha x}.',
    ],
  },
  {
    of: ['oneKey'],
    say: [
      '{auto} {x}: se guidate in due conviene farne fare una seconda.',
      'Il secondo mazzo non c’è: {auto} {x}, e la copia va messa nel conto.',
    ],
  },
  {
    of: ['oneKey', ['scratch', 'scratches', 'dent', 'dents']],
    say: ['Prima della visita sai già due cose: {auto} {x}, e c’è da guardare {y}.'],
  },
  {
    of: ['doesNotRun'],
    say: [
      '{auto} {x}: per portarl@ via serve un carro attrezzi.',
      'Organizza il trasporto prima di venire, perché {auto} {x}.',
    ],
  },
  {
    of: ['standing'],
    say: [
      '{auto} {x}: batteria, gomme e freni vanno guardati prima di usarl@.',
      'Una lunga sosta lascia conseguenze, e {themodel} {x}.',
    ],
  },
  {
    of: ['starts'],
    say: [
      'Il motore lo puoi ascoltare sul posto: {auto} {x}.',
      '{auto} {x}, ed è la prima prova da chiedere.',
    ],
  },
  {
    of: ['doesNotStart'],
    say: [
      '{auto} {x}, e il perché resta da trovare.',
      'Vieni con un carro attrezzi o con un elettrauto. {auto} {x}.',
    ],
  },
  {
    of: ['airbagsIntact'],
    say: ['I cuscini sono ancora al loro posto: {auto} {x}.'],
  },
  {
    of: ['engineWorks'],
    say: [
      '{auto} {x}, e puoi sentirlo girare prima di decidere.',
      'La parte meccanica risponde. {auto} {x}.',
    ],
  },
  {
    of: [['chassisIntact', 'sideMembersIntact']],
    say: ['{auto} {x}: il lavoro resta sui pezzi che si smontano.'],
  },
];
