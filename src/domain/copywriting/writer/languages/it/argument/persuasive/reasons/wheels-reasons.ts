import type { Argument } from '../../../../../argument/arguments.ts';

/** Tyres and wheels, told as facts. */
export const wheelsReasons: readonly Argument[] = [
  {
    of: [
      ['winterTyres', 'secondTyreSet', 'secondWheelSet'],
      ['summerTyres', 'newTyres', 'tyres'],
    ],
    say: [
      '{x} e {y} ti evitano di comprare gomme al cambio di stagione.',
      'Con l’auto hai {x} e {y}, e dal gommista si va per il solo montaggio.',
    ],
  },
  {
    of: ['winterTyres', ['rims', 'alloyWheels', 'steelWheels']],
    say: ['Al primo freddo hai già {x} e {y}.', 'Per la stagione fredda hai già {x} e {y}.'],
  },
  {
    of: ['winterTyres', ['fourWheelDrive', 'gripControl']],
    say: [
      'Su una rampa innevata {x} e {y} fanno presa insieme.',
      'inCountry :: Quando lo spazzaneve passa tardi, {y} e {x} ti aiutano ad arrivare a casa.',
    ],
  },
  {
    of: ['snowChains', 'winterTyres'],
    say: [
      'Per l’inverno ci sono {y}, per le giornate peggiori {x}.',
      'Chi d’inverno sale in montagna trova già {y} e {x}.',
    ],
  },
  {
    of: [
      ['newTyres', 'tyres'],
      ['brakePads', 'brakeDiscs', 'shockAbsorbers'],
    ],
    say: [
      'Per la tenuta e la frenata contano {x} e {y}.',
      'family & !damaged & !twoDoors :: Quando porti i bambini conta avere {x} e {y}.',
    ],
  },
  {
    of: ['newTyres', 'serviceJustDone'],
    say: [
      '!damaged & !defective :: {x} e {y} ti fanno partire senza passare dal gommista né dall’officina.',
      '!damaged :: Chi compra usato chiede subito di gomme e tagliando, e qui trova {x} e {y}.',
    ],
  },
  {
    of: ['winterTyres'],
    say: [
      'Con {x} arrivi a novembre senza dover comprare gomme.',
      'Sulla neve e sulle strade fredde {x} tengono meglio di quelli estivi.',
      'commuter :: Nelle mattine fredde {x} ti danno più presa sulla strada per il lavoro.',
      'inCountry :: Sulle strade secondarie, dove il sale arriva tardi, {x} servono per mesi.',
    ],
  },
  {
    of: ['summerTyres'],
    say: ['Per la bella stagione ci sono già {x}.', 'Quando l’asfalto si scalda {x} sono quelli giusti.'],
  },
  {
    of: ['allSeasonTyres'],
    say: [
      'Con {x} salti il cambio gomme di primavera e quello d’autunno.',
      '{x} vanno bene d’estate e d’inverno, senza cambi di stagione.',
      'inCity :: Per la pioggia di tutto l’anno e la neve di un giorno, in città bastano {x}.',
      'commuter :: Se una mattina arriva la brina, sotto l’auto hai già {x}.',
    ],
  },
  {
    of: ['newTyres'],
    say: [
      '!damaged :: Con {x} per un bel po’ non dovrai pensare al gommista.',
      'Quando piove si apprezza avere sotto l’auto {x}.',
      'used & !damaged :: Chi compra usato mette spesso in conto le gomme, e qui trova {x}.',
      'onTrips & !damaged :: Prima di un lungo viaggio fa piacere sapere che ci sono {x}.',
    ],
  },
  {
    of: ['tyres'],
    say: ['Quando vieni, guarda anche {x}.', 'used :: Chi si china a guardare le ruote vede {x}.'],
  },
  {
    of: [['secondWheelSet', 'secondTyreSet']],
    say: [
      'Al cambio di stagione basta montare {x}, senza comprare niente.',
      'Insieme all’auto ti porti a casa {x}.',
    ],
  },
  {
    of: ['snowChains'],
    say: [
      'Per la settimana bianca o per un passo di montagna ci sono già {x}.',
      'D’inverno, sulle strade di montagna, {x} si devono avere a bordo, e qui ci sono.',
    ],
  },
  {
    of: ['runFlatTyres'],
    say: [
      'Se si fora, {x} ti fanno proseguire piano fino al gommista.',
      'Con {x} una foratura di notte non ti obbliga a cambiare la ruota per strada.',
    ],
  },
];
