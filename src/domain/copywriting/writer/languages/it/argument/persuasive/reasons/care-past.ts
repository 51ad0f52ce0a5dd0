import type { Argument } from '../../../../../argument/arguments.ts';

/** Who had the car and how it lived. */
export const pastReasons: readonly Argument[] = [
  {
    of: ['oneOwner'],
    say: [
      '{auto} {x}: le domande sul suo passato si fanno a una persona sola.',
      'Per ricostruirne la storia basta un nome, perché {auto} {x}.',
      '{!x}Chi l’ha volut@ per primo se l’è tenut@ fino a oggi, e tra le sue mani e le tue non ce ne sono altre.',
      'commuter :: Tutti i chilometri che leggi sul quadro vengono dalla stessa casa. {auto} {x}.',
      'family :: Quando dietro salgono i bambini si vuole sapere da dove viene un’auto, e {themodel} {x}.',
    ],
  },
  {
    of: ['oneDriver'],
    say: [
      '{auto} {x}, e le abitudini prese in tutti questi chilometri sono di una persona sola.',
      'atWork & cargo :: Un mezzo da lavoro di solito passa di mano in mano; {themodel}, invece, {x}.',
    ],
  },
  {
    of: ['firstOwner'],
    say: [
      '{auto} {x}, e le domande trovano risposta senza passare da tre telefonate.',
      'Nessun passaggio di mano da ricostruire. {auto} {x}.',
      'thrifty :: Tra due auto con gli stessi chilometri questa si spiega meglio, perché {x}.',
    ],
  },
  {
    of: [['secondOwner', 'twoOwners']],
    say: [
      '{auto} {x}: la storia è corta e si segue senza perdere il filo.',
      'Due nomi in tutto, nessuna catena di passaggi: {auto} {x}.',
      'Sui documenti si fa presto, visto che {auto} {x}.',
    ],
  },
  {
    of: ['nonSmoker'],
    say: [
      '{auto} {x}, e te ne accorgi al primo respiro dopo aver aperto la portiera.',
      'Tessuti e cielo non tengono odore di sigaretta, perché {auto} {x}.',
    ],
  },
  {
    of: ['garaged'],
    say: [
      '{auto} {x}: sole, resina e grandine l’hanno trovat@ di rado.',
      'La notte dormiva al coperto, e la mattina non c’era brina da grattare: {auto} {x}.',
      'stylish & !defective :: Guarda la vernice controluce, sapendo che {auto} {x}.',
      'classic :: Per un’auto di questi anni conta dove ha dormito, e {themodel} {x}.',
    ],
  },
  {
    of: ['neverCrashed'],
    say: [
      'family :: Prima di caricare i bambini è la cosa che si chiede per prima, e qui la risposta è chiara: {auto} {x}.',
    ],
  },
  {
    of: ['motorwayMileage'],
    say: [
      'manyKm :: Il numero sul quadro va letto insieme alla strada: {x}, a velocità costante e motore caldo.',
      'onTrips :: Le strade lunghe {it} conoscono già, con {x} alle spalle.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage']],
    say: [
      'Il numero sul quadro si può credere: {x} lo mettono per iscritto.',
      'Con {x} il confronto con gli altri annunci si fa ad armi pari.',
      'La prima domanda di chi compra usato riguarda sempre il contachilometri, e {x} rispondono prima che tu la faccia.',
      'thrifty :: Il prezzo si giudica sui chilometri veri, e qui li hai: {x}.',
    ],
  },
  {
    of: ['realMileage'],
    say: ['Ti diciamo quelli che sono, {x}, e su quelli puoi ragionare.'],
  },
  {
    of: [['lowMileage', 'lightlyUsed']],
    say: [
      '!manyKm :: {auto} {x}, e dal sedile al pomello si tocca con mano.',
      '!manyKm :: Molta della strada che può fare la farà con te: {auto} {x}.',
      '!manyKm :: I comandi hanno ancora lo scatto dei primi tempi, visto che {auto} {x}.',
    ],
  },
  {
    of: ['privateSeller'],
    say: [
      '{auto} {x}: le abitudini, i viaggi e le piccole manie te li racconta chi l’ha guidat@.',
      'A rispondere trovi chi {it} conosce dall’uso di tutti i giorni, perché {auto} {x}.',
    ],
  },
  {
    of: ['exDemo'],
    say: [
      '{auto} {x}: di solito giri brevi, con qualcuno seduto accanto a spiegare.',
      'Prima di te l’hanno provat@ in tanti, per pochi minuti a testa. {auto} {x}.',
    ],
  },
  {
    of: ['courtesyCar'],
    say: ['{auto} {x}, e tra un cliente e l’altro rientrava in officina.'],
  },
  {
    of: ['exCompany'],
    say: ['commuter :: Il tragitto casa-lavoro non {it} sorprende, visto che {auto} {x}.'],
  },
  {
    of: ['domesticCar'],
    say: [
      '{auto} {x}: i documenti si leggono in italiano dalla prima all’ultima riga.',
      'Nessuna pratica d’importazione da ricostruire, perché {auto} {x}.',
    ],
  },
  {
    of: ['neverTrack'],
    say: [
      '{auto} {x}, e freni e gomme hanno conosciuto soltanto la strada.',
      'Con una meccanica così la domanda viene da sé, e la risposta è semplice: {auto} {x}.',
    ],
  },
  {
    of: ['neverTowed'],
    say: [
      '{auto} {x}: cambio e sospensioni hanno portato soltanto il peso loro.',
      'Niente roulotte in salita, niente carrelli: {auto} {x}.',
    ],
  },
];
