import type { Argument } from '../../../../../argument/arguments.ts';

/** Tyres and wheels, told as facts. */
export const wheelsReasons: readonly Argument[] = [
  {
    of: [
      ['winterTyres', 'secondTyreSet', 'secondWheelSet'],
      ['summerTyres', 'newTyres', 'tyres'],
    ],
    say: [
      'Estate e inverno hanno ciascuno le sue gomme, {y} e {x}.',
      'A novembre e ad aprile si va dal gommista solo per il montaggio, avendo già {x} e {y}.',
    ],
  },
  {
    of: ['winterTyres', ['rims', 'alloyWheels', 'steelWheels']],
    say: [
      'Al cambio di stagione è già tutto pronto, con {x} e {y}.',
      'Per l’inverno c’è già il necessario, tra {x} e {y}.',
    ],
  },
  {
    of: ['winterTyres', ['fourWheelDrive', 'gripControl']],
    say: [
      'Davanti al cancello innevato lavorano insieme {x} e {y}.',
      'inCountry :: Sulla salita di casa, quando passa lo spazzaneve in ritardo, {y} e {x} fanno squadra.',
    ],
  },
  {
    of: ['snowChains', 'winterTyres'],
    say: [
      'Sul passo, se serve, {x} stanno nel baule e {y} sotto l’auto.',
      'All’inverno pensano {y}, alle giornate peggiori {x}.',
    ],
  },
  {
    of: [
      ['newTyres', 'tyres'],
      ['brakePads', 'brakeDiscs', 'shockAbsorbers'],
    ],
    say: [
      'A fermare un’auto sono in due, e qui si parla {di x} e {di y}.',
      'family & !damaged :: Con i bambini dietro si guarda a queste due voci prima che al colore: {x} e {y}.',
    ],
  },
  {
    of: ['newTyres', 'serviceJustDone'],
    say: [
      '!damaged :: Con {x} e {y} il primo mese è fatto di strada e non di appuntamenti.',
      'Fra {x} e {y}, due delle spese di chi compra usato sono già alle spalle.',
    ],
  },
  {
    of: ['winterTyres'],
    say: [
      'Da novembre in avanti {x} risparmiano la corsa dal gommista.',
      'La salita all’ombra, quella che resta bianca fino a mezzogiorno, è il posto {di x}.',
      'commuter :: Alle sei e mezza, con tre gradi, la strada di sempre tiene meno, e {x} rimediano.',
      'inCountry :: Per le strade secondarie, quelle che il sale vede per ultime, {x} servono per mesi.',
    ],
  },
  {
    of: ['summerTyres'],
    say: [
      'Ad aprile non c’è da comprare niente, perché ci sono già {x}.',
      'Sull’asfalto caldo lavorano {x}, che con il cambio di stagione non si comprano più.',
    ],
  },
  {
    of: ['allSeasonTyres'],
    say: [
      'Il cambio di primavera e quello d’autunno non ti riguardano, perché {x} restano montati tutto l’anno.',
      'inCity :: In città la neve dura un giorno e la pioggia un mese, e per tutte e due bastano {x}.',
      'commuter :: La mattina della prima brina si esce senza controllare il calendario, con {x}.',
    ],
  },
  {
    of: ['newTyres'],
    say: [
      '!damaged :: Il gommista può aspettare un bel pezzo, dato che ci sono {x}.',
      'Sotto ci sono {x}, e si vede prima ancora di salire.',
      'used & !damaged :: Fra le spese che chi compra usato mette in conto ne manca una, grazie {a x}.',
      'thrifty :: Un treno di gomme è una spesa che chi fa i conti mette in cima alla lista, e qui ci sono {x}.',
      'onTrips & !damaged :: Davanti hai strada e non code dal gommista, con {x}.',
    ],
  },
  {
    of: ['tyres'],
    say: [
      'Freni, sterzo e sospensioni lavorano {su x}, e per questo lo scriviamo.',
      'Quando vieni, dai un’occhiata anche {a x}, che si giudicano in un momento.',
      'lasting :: Chi compra per tenere guarda anche a terra, dove ci sono {x}.',
    ],
  },
  {
    of: [['secondWheelSet', 'secondTyreSet']],
    say: [
      'La seconda stagione ha già le sue gomme, perché {x} resta con l’auto.',
      'Con {x} ci si presenta dal gommista senza dover comprare niente.',
      'thrifty :: Un treno di gomme è un conto serio, e qui viene con l’auto {x}.',
    ],
  },
  {
    of: ['snowChains'],
    say: [
      'Nel baule {x} stanno in silenzio undici mesi, e al dodicesimo chiedono di essere lì.',
      'Per il passo o la settimana bianca {x} ci sono già.',
    ],
  },
  {
    of: ['runFlatTyres'],
    say: [
      'Cambiare una ruota sulla corsia d’emergenza non piace a nessuno, e {x} servono a evitarlo.',
      'Di notte, sotto la pioggia, {x} evitano la scena del cric.',
      'forOne :: Quando si viaggia da soli un chiodo è meno grave, con {x}.',
    ],
  },
];
