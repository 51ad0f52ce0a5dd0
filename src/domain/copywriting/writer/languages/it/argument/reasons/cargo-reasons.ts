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
      'Prima di tutto, le misure: {x} e {y} risparmiano il secondo viaggio.',
      'Lungo e alto quanto serve a chi monta, sgombera o consegna: {x} e {y}.',
    ],
  },
  {
    of: ['refrigeration', 'bulkhead'],
    say: [
      'Il freddo resta dov’è la merce e il tepore dove sei tu: {x} e {y} tengono separate le due stagioni.',
      'Per chi porta pesce, latticini o fiori il giro comincia da qui: {x} e {y}.',
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
      'In cantiere si guarda prima qui che al motore: {x} e {y}.',
    ],
  },
  {
    of: ['bedCover', 'bedLiner'],
    say: [
      'Sotto {x} il carico resta asciutto, sopra {y} la lamiera resta sana.',
      'Attrezzi al coperto e fondo protetto: {x} e {y} fanno del cassone un baule grande.',
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
      'Al volante sale chi è libero quel giorno: {auto} {y}, con {x} a disposizione.',
      'Con {x} si porta il lavoro di una giornata, e {auto} {y}.',
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
      'La lunghezza serve quando si carica e si dimentica in manovra: {y} e {x} vanno d’accordo.',
      'Dietro non si vede niente, nei furgoni: con {y} ti farà piacere {x}.',
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
      'Un comando e la ghiaia è a terra: {x} toglie la pala dal preventivo.',
      'La terra si scarica in un minuto, e i restanti cinquantanove sono di lavoro: conta {x}.',
      'inCountry :: Letame, ramaglie, terra da riporto: {x} lavora anche per la campagna.',
      'atWork :: Dove la pala chiederebbe mezz’ora {x} chiede un minuto.',
    ],
  },
  {
    of: ['dropsides'],
    say: [
      'Si carica da tre lati e con il muletto: {x} si abbassano e spariscono.',
      'Abbassate {x}, il pallet si appoggia senza manovre.',
    ],
  },
  {
    of: ['bedLiner'],
    say: [
      'Mattoni e ghiaia rigano {x}, non la lamiera.',
      'Un colpo di idropulitrice e {x} torna pulita per il carico di domani.',
      'atWork :: Chi carica ferro tutto il giorno guarda subito se c’è {x}.',
    ],
  },
  {
    of: ['ladderRack'],
    say: [
      'La scala viaggia sopra, il vano resta al resto: {x} è già montato.',
      'Niente scala in diagonale fra i sedili, con {x}.',
      'atWork :: Imbianchini, antennisti, elettricisti: chi lavora in alto sa a che cosa serve {x}.',
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
      'La merce parte alla sua temperatura e ci arriva: {x} lavora anche in coda, ad agosto.',
      'Per chi consegna alimentari o fiori {x} è la voce che decide l’acquisto.',
      'atWork :: Il giro dei ristoranti si fa in una mattina sola, con {x} dietro.',
      'Formaggi, pesce, piante, medicinali: {x} trova lavoro da più di un cliente.',
    ],
  },
  {
    of: ['tailLift'],
    say: [
      'Il pallet scende da solo e la schiena ringrazia: {x} fa la parte pesante.',
      'Dove non c’è una banchina di carico, {x} la porta con sé.',
      'atWork :: Un uomo solo consegna ciò che prima ne chiedeva due, grazie {a x}.',
    ],
  },
  {
    of: ['crane'],
    say: [
      'Il carico si solleva senza chiamare nessuno: {x} è già sul telaio.',
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
      'Le travi e i profilati entrano senza diagonale: {x} serve a chi porta lunghezze.',
      'Prima misura il tuo carico più lungo, poi pensa {a x}.',
      'atWork :: Un viaggio al posto di due, ogni volta che il materiale è lungo: {x} fa questo.',
    ],
  },
  {
    of: ['bodySize'],
    say: [
      'Prima di tutto, le misure: {x}.',
      'Vieni con il metro e con il tuo carico in mente, {x} te le facciamo vedere.',
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
      'La domanda vera è quanto porta, e la risposta è {x}.',
      'Prima di contare i viaggi, conta {x}.',
      'atWork :: Cemento, bancali, macchinari: il tuo lavoro si misura con {x}.',
    ],
  },
  {
    of: ['grossWeight'],
    say: [
      'Un dato che decide patente, divieti e portata: {x}.',
      'Prima di entrare in una via con il cartello conviene conoscere {x}.',
    ],
  },
  {
    of: ['towCapacity'],
    say: [
      'La roulotte o il rimorchio si scelgono da questo numero: {x}.',
      'Quanto può tirare? La risposta è {x}.',
      'atWork :: Miniescavatore, generatore, un altro furgone da portare in officina: si parte {da x}.',
      'onTrips :: Per la barca o la roulotte si comincia dal libretto, e il libretto dice {x}.',
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
      'Ogni dipendente con la patente dell’auto può prenderne le chiavi, dato che {auto} {x}.',
      'Grande fuori, semplice sul documento: {auto} {x}.',
      'onTrips :: Si sale e si parte per le vacanze con la patente che hai già in tasca: {auto} {x}.',
      'atWork :: I turni si scambiano senza guardare la patente: {auto} {x}.',
    ],
  },
];
