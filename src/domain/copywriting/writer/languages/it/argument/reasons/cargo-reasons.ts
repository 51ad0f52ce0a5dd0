import type { Argument } from '../../../../argument/arguments.ts';

/** What carries, lifts and cools, and the papers of a working vehicle. */
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
      'Il freddo resta dov’è la merce e il tepore dove sei tu: {x} e {y} tengono separate le due stagioni.',
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
      'Terra, ghiaia, potature: con {x} e {y} lo scarico dura quanto una telefonata.',
      'In cantiere si guardano {x} e {y} prima del motore.',
    ],
  },
  {
    of: ['bedCover', 'bedLiner'],
    say: [
      'Sotto {x} il carico resta asciutto, sopra {y} la lamiera resta sana.',
      'Attrezzi al coperto e fondo al sicuro dai graffi sono il lavoro {di x} e {di y}.',
    ],
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
      'Di lato lungo il marciapiede, da dietro con il muletto: {x} e {y} lasciano scegliere.',
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
      'Le viti stanno dove le cerchi: {x} fa risparmiare il tempo che si perde a rovistare.',
      'Lunedì si caricano gli attrezzi e si esce, perché {x} è già al suo posto.',
      'atWork :: Davanti al cliente si apre il vano e si trova tutto: anche {x} parla del tuo lavoro.',
      'thrifty :: Allestire un furgone è un preventivo a parte; qui {x} viaggia con il resto.',
    ],
  },
  {
    of: ['bulkhead'],
    say: [
      'Alla prima frenata il carico resta dietro: {x} sta lì per questo.',
      'La cabina si scalda prima e fa meno rumore quando il vano è chiuso {da x}.',
      'atWork :: Polvere, odori, tubi che scivolano: {x} li tiene fuori dalla tua giornata.',
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
      'Quello che sporca viaggia fuori dalla cabina: {x} è lì per quello.',
      'inCountry :: Legna, sacchi, una balla di fieno: {x} non ha tappezzeria da proteggere.',
      'atWork :: Il materiale arriva in cantiere al mattino con chi lo posa, grazie {a x}.',
    ],
  },
  {
    of: [['tipperBed', 'threeWayTipper']],
    say: [
      'Un comando e la ghiaia è a terra: {x} fa il lavoro di due pale.',
      'Scaricare la terra richiede un minuto e nessuna pala, grazie {a x}.',
      'inCountry :: Letame, ramaglie, terra da riporto: {x} lavora anche per la campagna.',
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
    say: [
      'Gli spigoli battono sul legno o sulla plastica e non sulla carrozzeria: {x} serve a questo.',
      'Dopo il carico si passa la scopa, e finisce lì: merito {di x}.',
      'Chi caricava lamiera nuda sa quanto rumore e quante ammaccature toglie {x}.',
    ],
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
  {
    of: ['longWheelbase'],
    say: [
      'Tubi, profilati e tavole entrano distesi, con {x}.',
      'Prima misura il tuo carico più lungo, poi pensa {a x}.',
      'atWork :: Ogni volta che il materiale è lungo {x} risparmia il secondo viaggio.',
    ],
  },
  {
    of: ['bodySize'],
    say: [
      'Porta il metro e il disegno del tuo carico più ingombrante, poi confrontali con {x}.',
      'Sui furgoni le misure si chiedono prima del colore, e qui si parla {di x}.',
    ],
  },
  {
    of: ['highRoof'],
    say: [
      'Nel vano si sta in piedi: {x} risparmia la schiena di chi ci lavora dentro.',
      'Mobili in verticale, scaffali alti, abiti appesi: {x} li fa entrare dritti.',
      'atWork :: Chi passa mezza giornata dentro il vano sa che cosa vale {x}.',
    ],
  },
  {
    of: ['payload'],
    say: [
      'Quanto si può caricare lo dice {x}.',
      'Il numero dei viaggi di una giornata dipende {da x}.',
      'atWork :: Fra cemento, bancali e macchinari si ragiona {su x}, e poi sul resto.',
    ],
  },
  {
    of: ['grossWeight'],
    say: [
      'Patente e divieti di transito dipendono {da x}.',
      'Davanti a un cartello di divieto conviene conoscere {x}.',
    ],
  },
  {
    of: ['towCapacity'],
    say: [
      'Il rimorchio si sceglie in base {a x}.',
      'Quanto si può agganciare lo stabilisce {x}.',
      'atWork :: Miniescavatore, generatore, un altro furgone da portare in officina: si parte {da x}.',
      'onTrips :: Per la barca o la roulotte si comincia dal libretto, e dal libretto si legge {x}.',
    ],
  },
  {
    of: ['registeredTruck'],
    say: [
      '{auto} {x}, e chi ha un’attività capisce subito che cosa significa.',
      'Sul libretto c’è una riga che alle aziende interessa: {auto} {x}.',
      'atWork :: Fai due conti con il commercialista, perché {auto} {x}.',
    ],
  },
  {
    of: ['registeredCar'],
    say: [
      '{auto} {x}, e la domenica si usa come ogni altra auto.',
      'Si usa per il lavoro e per la famiglia senza pensare al libretto, dato che {auto} {x}.',
    ],
  },
  {
    of: ['licenceB'],
    say: [
      'Chiunque abbia la patente dell’auto può prenderne le chiavi: {auto} {x}.',
      'Niente patenti superiori, dato che {auto} {x}.',
      'onTrips :: Per partire in vacanza basta la patente che hai già in tasca, visto che {auto} {x}.',
      'atWork :: I turni si scambiano senza guardare la patente, perché {auto} {x}.',
    ],
  },
];
