import type { Argument } from '../../../../../argument/arguments.ts';

/** What carries, lifts and cools. */
export const cargoReasons: readonly Argument[] = [
  {
    of: [
      ['shelving', 'workshopFitting'],
      ['cargoLining', 'bulkhead'],
    ],
    say: [
      'L’attrezzo giusto si prende al primo colpo e non balla in curva: {x} e {y} sono già montati.',
      'La prima settimana di lavoro non se ne va ad allestire il vano: dentro hai già {x} e {y}.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting'], 'ladderRack'],
    say: [
      'Dentro le minuterie, sopra le scale: con {x} e {y} in cantiere si scende e si comincia.',
      'Un elettricista o un idraulico capisce al volo che cosa fanno {x} e {y} nello stesso furgone.',
    ],
  },
  {
    of: [
      ['shelving', 'workshopFitting'],
      ['inverter', 'mainsSocket'],
    ],
    say: [
      'Il trapano si ricarica mentre cambi cliente: {y} e {x} fanno del vano una piccola officina.',
      'Ricambi in ordine e corrente a bordo: con {x} e {y} si finisce il lavoro senza rientrare in sede.',
    ],
  },
  {
    of: [['longWheelbase', 'bodySize'], 'highRoof'],
    say: [
      'Nel vano si lavora in piedi e le tavole entrano distese: lo permettono {x} e {y}.',
      'Il secondo viaggio lo risparmiano {x} e {y}.',
      'Chi monta mobili o sgombera cantine chiede per primi {x} e {y}.',
    ],
  },
  {
    of: ['refrigeration', 'bulkhead'],
    say: [
      'Mentre {x} tiene al freddo la merce, {y} lascia al caldo te.',
      'Chi porta pesce, latticini o fiori chiede subito {di x} e {di y}.',
    ],
  },
  {
    of: [['tailLift', 'crane'], 'payload'],
    say: [
      'Caricare e portare sono due mestieri diversi, e qui li fanno {x} e {y}.',
      'Un pallet non chiede più due persone e una schiena: {x} lavora, {y} dice fin dove.',
    ],
  },
  {
    of: [
      ['tipperBed', 'threeWayTipper'],
      ['dropsides', 'payload', 'crane'],
    ],
    say: [
      'Con {x} e {y} lo scarico di terra o ghiaia dura quanto una telefonata.',
      'In cantiere si guardano {x} e {y} prima del motore.',
    ],
  },
  {
    of: ['bedCover', 'bedLiner'],
    say: ['Sotto {x} il carico resta asciutto, sopra {y} la lamiera resta sana.'],
  },
  {
    of: [['bedCover', 'cargoBed', 'canvasTilt'], 'towHook'],
    say: [
      'Quello che teme la pioggia va nel cassone, quello che non ci sta va sul rimorchio: {x} e {y} coprono i due casi.',
      'Il venerdì attrezzi, il sabato rimorchio: {x} e {y} tengono insieme le due cose.',
    ],
  },
  {
    of: ['registeredTruck', 'licenceB'],
    say: [
      '{auto} {x} e {y}: può salire al volante chiunque della squadra abbia la patente dell’auto.',
      'Per un’azienda due righe contano più del colore: {auto} {x} e {y}.',
    ],
  },
  {
    of: ['payload', 'licenceB'],
    say: [
      'Con {x} si porta il lavoro della giornata, e al volante sale chi è libero, dato che {auto} {y}.',
      'Mentre {x} decide che cosa caricare, a decidere chi guida è la patente, e {auto} {y}.',
    ],
  },
  {
    of: [['slidingDoor', 'slidingDoors'], 'rearDoors'],
    say: [
      'Lungo il marciapiede si carica di lato, in magazzino da dietro, grazie {a x} e {a y}.',
      'Al magazzino e sotto casa del cliente non si carica allo stesso modo, e {x} e {y} lo sanno.',
    ],
  },
  {
    of: [
      ['rearCamera', 'camera'],
      ['longWheelbase', 'highRoof', 'bodySize'],
    ],
    say: [
      'Le misure che servono per caricare pesano in manovra, e per questo accanto {a y} è utile {x}.',
      'cargo :: Dallo specchio interno di un furgone si vede poco, e con {y} fa piacere avere {x}.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting']],
    say: [
      'Le viti stanno dove le cerchi, e con {x} il tempo perso a rovistare torna tuo.',
      'Lunedì si caricano gli attrezzi e si esce, perché {x} è già al suo posto.',
      'atWork :: Davanti al cliente si apre il vano e si trova tutto: anche {x} parla del tuo lavoro.',
      'thrifty :: Allestire un furgone è un preventivo a parte; qui {x} viaggia con il resto.',
    ],
  },
  {
    of: ['bulkhead'],
    say: [
      'Alla prima frenata il carico resta dietro, al di là {di x}.',
      'La cabina si scalda prima e fa meno rumore quando il vano è chiuso {da x}.',
      'atWork :: Polvere, odori e tubi che scivolano restano di là {da x}.',
    ],
  },
  {
    of: [['bedCover', 'canvasTilt']],
    say: [
      'Piove, e il carico non lo sa, perché sopra c’è {x}.',
      'Il cassone smette di essere in vetrina quando lo chiude {x}.',
      'atWork :: Gli attrezzi passano la pausa pranzo al riparo dagli sguardi, grazie {a x}.',
      'onTrips & pickup :: Valigie nel cassone e nessun pensiero al cielo, finché c’è {x}.',
    ],
  },
  {
    of: ['cargoBed'],
    say: [
      'Si carica con la pala e si pulisce con la gomma: {x} accetta tutto.',
      'Quello che sporca viaggia fuori dalla cabina, {in x}.',
      'inCountry :: Legna, sacchi o una balla di fieno non sporcano nessuna tappezzeria, {su x}.',
      'atWork :: Il materiale arriva in cantiere al mattino con chi lo posa, grazie {a x}.',
    ],
  },
  {
    of: [['tipperBed', 'threeWayTipper']],
    say: [
      'Un comando e la ghiaia è a terra: {x} fa il lavoro di due pale.',
      'Scaricare la terra richiede un minuto e nessuna pala, grazie {a x}.',
      'inCountry :: Ramaglie e terra da riporto si scaricano in fondo al campo, con {x}.',
      'atWork :: Dove la pala chiederebbe mezz’ora {x} chiede un minuto.',
    ],
  },
  {
    of: ['dropsides'],
    say: [
      'Con il muletto si carica dal lato che conviene, perché {x} si abbassano.',
      'Abbassate {x}, il pallet si appoggia senza manovre.',
    ],
  },
  {
    of: ['bedLiner'],
    say: [
      'Mattoni e ghiaia li riceve {x}, e la lamiera resta sana.',
      'Un colpo di idropulitrice e {x} torna pulita per il carico di domani.',
      'atWork :: Chi carica ferro tutto il giorno guarda subito se c’è {x}.',
    ],
  },
  {
    of: ['ladderRack'],
    say: [
      'Mentre la scala viaggia sopra, il vano resta libero, e questo lo permette {x}.',
      'Niente scala in diagonale fra i sedili, con {x}.',
      'atWork :: Imbianchini, antennisti ed elettricisti sanno già a che cosa serve {x}.',
    ],
  },
  {
    of: ['cargoLining'],
    say: ['Dopo il carico si passa la scopa, e finisce lì: merito {di x}.'],
  },
  {
    of: [['refrigeration', 'insulatedBody']],
    say: [
      'Anche in coda, ad agosto, la merce resta fredda grazie {a x}.',
      'Per chi consegna alimentari o fiori {x} è ciò che si chiede prima del prezzo.',
      'atWork :: Il giro dei ristoranti si fa in una mattina sola, con {x} dietro.',
      'Dai formaggi ai fiori, {x} trova lavoro da più di un cliente.',
    ],
  },
  {
    of: ['tailLift'],
    say: [
      'Alla parte pesante della consegna pensa {x}, e la schiena ringrazia.',
      'Dove non c’è una banchina di carico, {x} la porta con sé.',
      'atWork :: Per una consegna pesante basta una persona, con {x}.',
    ],
  },
  {
    of: ['crane'],
    say: [
      'Il carico si solleva senza chiamare nessuno, con {x} a bordo.',
      'Chi posa, monta o sgombera può contare {su x} come su un collega.',
      'atWork :: Noleggiarne una costa una giornata; con {x} si carica e si parte.',
    ],
  },
  {
    of: ['rearDoors'],
    say: [
      'Il muletto entra fino in fondo, perché {x} si spalancano.',
      'In un vicolo si apre un’anta sola: {x} lasciano passare anche così.',
    ],
  },
];
