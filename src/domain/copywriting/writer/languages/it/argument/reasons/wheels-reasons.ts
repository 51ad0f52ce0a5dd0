import type { Argument } from '../../../../argument/arguments.ts';

/** Tyres and wheels, told as facts. */
export const wheelsReasons: readonly Argument[] = [
  {
    of: [
      ['winterTyres', 'secondTyreSet', 'secondWheelSet'],
      ['summerTyres', 'newTyres', 'tyres'],
    ],
    say: [
      'Due stagioni, due treni: {y} e {x} sono compresi, e un conto in meno resta fuori.',
      'Il cambio di novembre e quello di aprile hanno già le gomme: {x} e {y}.',
    ],
  },
  {
    of: ['winterTyres', ['rims', 'alloyWheels', 'steelWheels']],
    say: [
      'Al cambio di stagione si svitano i dadi e basta: {x} e {y} evitano il gommista con la macchina smontagomme.',
      'Per l’inverno c’è già il necessario, tra {x} e {y}.',
    ],
  },
  {
    of: ['winterTyres', ['fourWheelDrive', 'gripControl']],
    say: [
      'La neve davanti al cancello la affrontano in due: {x} e {y}.',
      'inCountry :: Sulla salita di casa, quando passa lo spazzaneve in ritardo, {y} e {x} fanno squadra.',
    ],
  },
  {
    of: ['snowChains', 'winterTyres'],
    say: [
      'Sul passo, se serve, {x} stanno nel baule e {y} sotto l’auto.',
      'Inverno in ordine: {y}, e per le giornate peggiori {x}.',
    ],
  },
  {
    of: [
      ['newTyres', 'tyres'],
      ['brakePads', 'brakeDiscs', 'shockAbsorbers'],
    ],
    say: [
      'Ciò che tocca l’asfalto e ciò che ferma l’auto: {x} e {y}.',
      'family & !damaged :: Con i bambini dietro si guarda a queste due voci prima che al colore: {x} e {y}.',
    ],
  },
  {
    of: ['newTyres', 'serviceJustDone'],
    say: [
      'Il primo mese con l’auto non passa in officina: {x} e {y} lo hanno già riempito di cose fatte.',
      'Due spese che arrivano presto, qui, sono già alle spalle: {x} e {y}.',
    ],
  },
  {
    of: ['winterTyres'],
    say: [
      'Da novembre in avanti {x} risparmiano la corsa dal gommista.',
      'Gelo, pioggia fredda, una salita all’ombra: {x} sono fatti per quei giorni.',
      'commuter :: Alle sei e mezza, con tre gradi, la strada è quella che conosci e {x} ti fanno frenare prima.',
      'inCountry :: Per le strade secondarie, quelle che il sale vede per ultime, {x} sono un fatto e non un ornamento.',
    ],
  },
  {
    of: ['summerTyres'],
    say: [
      'Ad aprile si cambiano e basta: {x} sono già qui.',
      'Sull’asfalto caldo lavorano {x}, che con il cambio di stagione non si comprano più.',
    ],
  },
  {
    of: ['allSeasonTyres'],
    say: [
      'Due appuntamenti l’anno dal gommista in meno: {x} restano montati.',
      'Chi non ha garage né cantina per un secondo treno di gomme ha la risposta in {x0}.',
      'inCity :: In città la neve dura un giorno, la pioggia quattro mesi: {x} coprono entrambe.',
      'commuter :: La mattina della prima brina si esce senza controllare il calendario, con {x}.',
    ],
  },
  {
    of: ['newTyres'],
    say: [
      'Per un bel pezzo il gommista può aspettare: {x}.',
      'La prima spesa che chi compra usato mette in conto, qui, non c’è: {x} sono già montati.',
      'thrifty :: Quattro gomme sono un conto serio, e {x} lo tolgono dal tuo.',
      'onTrips :: Davanti hai strada e non code dal gommista, con {x}.',
    ],
  },
  {
    of: ['tyres'],
    say: [
      'Su {x} si regge il resto, e vale la pena guardarli da vicino.',
      'Quando vieni, chinati un momento: {x} si giudicano a occhio.',
      'lasting :: Chi compra per tenere guarda anche a terra, e {x} sono una voce del conto.',
    ],
  },
  {
    of: [['secondWheelSet', 'secondTyreSet']],
    say: [
      'A novembre si cambia tutto in un’ora: {x} aspetta il suo turno.',
      'Estate e inverno sono coperti: con {x} la seconda stagione è già comprata.',
      'thrifty :: Un treno di gomme costa, e {x} è già qui.',
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
      'Con una foratura si arriva comunque a un’officina: {x} servono a non cambiare ruota sulla corsia d’emergenza.',
      'Di notte, sotto la pioggia, {x} evitano la scena del cric.',
      'forOne :: Un viaggio in solitaria non si ferma per un chiodo: {x} portano ancora avanti.',
    ],
  },
];
