import type { Argument } from '../../../../../argument/arguments.ts';

/** Seats, boot, doors, and what carries or pulls. */
export const spaceReasons: readonly Argument[] = [
  {
    of: ['thirdRow', ['slidingDoors', 'slidingDoor']],
    say: [
      'Al marciapiede si sale e si scende senza ressa, con {x} e {y}.',
      'atWork :: La squadra sale e scende in un attimo, con {x} e {y}.',
    ],
  },
  {
    of: ['manySeats', ['slidingDoors', 'slidingDoor']],
    say: [
      'Al marciapiede si sale e si scende senza ressa, con {x} e {y}.',
      'atWork & La squadra sale e scende in un attimo, con {x} e {y}.',
    ],
  },
  {
    of: ['thirdRow', 'slidingSeats'],
    say: [
      'Il sabato si caricano persone, il lunedì scatole, e per passare dall’uno all’altro ci sono {y} e {x}.',
      'family & !twoDoors :: Con i nonni o con i compagni di calcio, {x} e {y} rispondono prima ancora che tu faccia i conti.',
    ],
  },
  {
    of: ['manySeats', 'slidingSeats'],
    say: [
      'Il sabato si caricano persone, il lunedì scatole, e per passare dall’uno all’altro ci sono {y} e {x}.',
    ],
  },
  {
    of: ['thirdRow', ['largeBoot', 'foldingSeats']],
    say: [
      'Persone o bagagli, e spesso persone e bagagli: {x} e {y} lasciano scegliere a te.',
      'family & !twoDoors :: In agosto partono tutti, valigie comprese: {x} e {y} bastano per tutti.',
    ],
  },
  {
    of: ['manySeats', ['largeBoot', 'foldingSeats']],
    say: ['Persone o bagagli, e spesso persone e bagagli: {x} e {y} lasciano scegliere a te.'],
  },
  {
    of: ['largeBoot', 'powerTailgate'],
    say: [
      'Anche a mani piene {y} si alza, e {x} aspetta quello che porti.',
      'family & !twoDoors :: Mentre tieni per mano un figlio, {y} si apre e il passeggino finisce {in x}.',
      'La spesa grande del sabato ha trovato casa, tra {x} e {y}.',
    ],
  },
  {
    of: ['foldingSeats', 'largeBoot'],
    say: [
      'Un mobile smontato o due biciclette non sono un problema, con {x} e {y}.',
      'Giù gli schienali e si carica fino a davanti: {x} prolungano {y}.',
    ],
  },
  {
    of: ['foldingSeats', ['roofBars', 'roofRack', 'roofBox']],
    say: [
      'Quello che è lungo va dentro, quello che sporca va sopra: {x} e {y} si dividono il carico.',
      'Fra {x} e {y} un posto per gli sci o per l’ombrellone si trova.',
    ],
  },
  {
    of: ['roofBars', 'towHook'],
    say: [
      'Sopra le canoe, dietro il carrello: {x} e {y} allungano il fine settimana.',
      'inCountry :: La legna sul rimorchio, la scala sul tetto: per farlo in un viaggio solo servono {y} e {x}.',
    ],
  },
  {
    of: ['towHook', 'bikeRack'],
    say: [
      'Le biciclette viaggiano dietro e il bagagliaio resta ai bagagli: {x} e {y} servono a questo.',
      'Sabato alle otto si caricano le bici e si parte: {y} e {x} aspettano solo voi.',
    ],
  },
  {
    of: ['towHook', ['fourWheelDrive', 'diffLock', 'lowRange']],
    say: [
      'Quando c’è da togliere un rimorchio da un prato bagnato, {x} e {y} lavorano insieme.',
      'inCountry :: Il carrello della legna, una strada bianca, la pioggia di ieri: {x} e {y} sono fatti per giornate così.',
    ],
  },
  {
    of: ['towHook', ['rearCamera', 'surroundCamera']],
    say: [
      'Si attacca il rimorchio anche da soli, mentre {y} inquadra e {x} aspetta.',
      'Chi ha già fatto retromarcia a occhio verso un rimorchio sa perché {x} e {y} stanno bene insieme.',
    ],
  },
  {
    of: ['towHook', 'towCapacity'],
    say: [
      'Chi sta scegliendo una roulotte parte da qui, {da x} e {da y}.',
      'Quando si parla di cavalli, barca o carrello, {x} tiene e {y} dice fin dove.',
    ],
  },
  {
    of: ['powerTailgate', 'keyless'],
    say: [
      'Con la chiave in tasca e le mani occupate si carica lo stesso, grazie {a x} e {a y}.',
      'Sotto la pioggia, con tre borse, {y} e {x} contano più dei cavalli.',
    ],
  },
  {
    of: [['slidingDoors', 'slidingDoor'], 'isofix'],
    say: [
      'family & !twoDoors :: Il seggiolino si aggancia stando in piedi, con la porta tutta aperta: {x} e {y} risparmiano la schiena.',
      'Legare un bambino nel posto stretto del supermercato non richiede contorsioni, con {x} e {y}.',
    ],
  },
  {
    of: ['manySeats'],
    say: [
      'Contarsi prima di partire diventa una formalità, con {x}.',
      'Prima ancora delle misure si guarda quanti si parte, e qui rispondono {x}.',
      'family & !twoDoors :: Due figli, i loro amici, un nonno che si aggiunge all’ultimo; {x} si riempiono prima di quanto credi.',
      'atWork & Con {x} chi lavora insieme parte insieme, e gli attrezzi vengono dietro.',
      'onTrips & In vacanza si parte in gruppo e si arriva insieme, perché {x} tolgono di mezzo la seconda macchina.',
      'Chi sale con te ha il suo posto e la sua cintura, grazie {a x}.',
    ],
  },
  {
    of: ['thirdRow'],
    say: [
      'Quando si aggiunge qualcuno all’ultimo, {x} toglie l’imbarazzo di dire di no.',
      'Dal lunedì al venerdì può restare chiusa; la domenica {x} si riempie.',
      'family & !twoDoors :: La partita fuori casa, il compleanno, i cugini: {x} trova lavoro ogni fine settimana.',
    ],
  },
  {
    of: ['slidingSeats'],
    say: [
      'Fra gambe e bagagli il confine lo decidi tu, spostando {x}.',
      'family & !twoDoors :: Crescono i figli, e {x} arretrano insieme a loro.',
      'Il pacco troppo lungo entra lo stesso, perché {x} avanzano quanto basta.',
    ],
  },
  {
    of: ['foldingSeats'],
    say: [
      'Una scrivania in scatola, una bici, l’albero di Natale: si abbassa lo schienale e {x} fanno posto.',
      'In due gesti il baule arriva fino ai sedili davanti, per merito {di x}.',
      'inCountry :: Sacchi, taniche, una cassetta di mele: {x} diventano pianale.',
      'young :: Per il trasloco nella stanza in affitto bastano {x} e un amico.',
    ],
  },
  {
    of: ['largeBoot'],
    say: [
      'Le valigie si caricano come vengono, senza provare tre incastri: {x} lo permette.',
      'La spesa della settimana si appoggia e non si impila, quando c’è {x}.',
      'family & !twoDoors :: Passeggino, borsa del nuoto e pacco di pannolini entrano insieme {in x}.',
      'onTrips :: Alla partenza per due settimane {x} evita la scelta fra le scarpe e il canotto.',
      'atWork :: Campionari e scatole stanno {in x} senza abbassare i sedili.',
    ],
  },
  {
    of: ['storage'],
    say: [
      'Chiavi, occhiali e caramelle trovano casa {in x}.',
      'In un abitacolo vissuto {x} fanno la differenza fra ordine e caccia al tesoro.',
      'atWork :: Bolle, metro, telefono e panino hanno ognuno il suo posto {in x}.',
    ],
  },
  {
    of: ['tables'],
    say: [
      'Con {x} dietro si disegna, si mangia e si apre il computer.',
      'family & !twoDoors :: I compiti si finiscono prima del casello, con {x} davanti.',
      'Per una sosta lunga {x} valgono un tavolo del bar.',
    ],
  },
  {
    of: ['powerTailgate'],
    say: [
      'Con due borse e un ombrello in mano ti accorgi di quanto serve {x}.',
      'Si apre e si chiude senza appoggiarsi alla carrozzeria: d’inverno, con {x}, i guanti restano puliti.',
      'family & !twoDoors :: Un figlio su un braccio e la spesa sull’altro, e il terzo braccio lo fa {x}.',
      'forSenior :: Per chiudere non serve allungarsi, dato che {x} scende da sé.',
    ],
  },
  {
    of: ['slidingDoors'],
    say: [
      'Nel posto stretto {x} si aprono del tutto senza sfiorare la macchina accanto.',
      'family & !twoDoors :: I bambini scendono dal lato che conviene e nessuno tocca la portiera del vicino, grazie {a x}.',
      'atWork :: Dal lato del marciapiede si carica sempre, quale che sia, con {x}.',
    ],
  },
  {
    of: ['slidingDoor'],
    say: [
      'Accanto a un muro si carica lo stesso, perché {x} corre lungo la fiancata.',
      'atWork & cargo :: Nelle vie strette si lavora di lato, e lì {x} vale più del portellone.',
      'family & !twoDoors :: Il seggiolino si sistema in piedi, senza piegarsi sotto il tetto, dal vano che apre {x}.',
    ],
  },
  {
    of: ['roofBars'],
    say: [
      'Per sci, canoa o box c’è già l’attacco: {x} aspettano il carico.',
      'A bagagliaio pieno si guarda in alto, dove {x} tornano utili.',
      'atWork :: Una scala o due tubi non devono viaggiare dal finestrino: {x} li reggono fuori.',
    ],
  },
  {
    of: [['roofRack', 'roofBox']],
    say: [
      'Le cose che si usano in vacanza, e solo lì, viaggiano sopra: {x} libera l’abitacolo.',
      'Il bagagliaio lo tieni per le valigie, mentre {x} prende gli sci e gli scarponi bagnati.',
      'family & !twoDoors :: In agosto, con i bagagli di tutti, {x} smette di essere un extra.',
    ],
  },
  {
    of: ['bikeRack'],
    say: [
      'Le bici viaggiano fuori e il bagagliaio resta pulito, con {x}.',
      'inCity :: Si esce dal traffico in auto e si prosegue in sella, con {x} appresso.',
      'Il giro in bici comincia dove comincia il bello, e fin lì si va in auto grazie {a x}.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'Roulotte, carrello o barca si agganciano senza altri lavori, perché {x} è già montato.',
      'Quello che in un bagagliaio non entra viaggia a rimorchio, con {x}.',
      'inCountry :: Legna e motocoltivatore vanno sul carrello, e con {x} si fa un viaggio solo.',
      'onTrips :: Per chi ha una roulotte o un carrello la vacanza comincia nel cortile di casa, e comincia {da x}.',
      'atWork :: Una betoniera o la piattaforma a noleggio si portano da sé, con {x}.',
      'sporty & !supercar :: La moto viaggia sul carrello e tu davanti, collegati {da x}.',
    ],
  },
  {
    of: ['wheelchairRamp'],
    say: [
      'Salire in carrozzina senza trasferimenti cambia una giornata, e {x} è già al suo posto.',
      'Chi accompagna non deve sollevare nessuno: {x} fa la salita al posto delle braccia.',
      'family & !twoDoors :: Si esce tutti insieme, anche chi si muove in carrozzina, perché {x} apre quella porta.',
    ],
  },
];
