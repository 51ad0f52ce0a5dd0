import type { Argument } from '../../../../argument/arguments.ts';

/** Seats, boot, doors, and what carries or pulls. */
export const spaceReasons: readonly Argument[] = [
  {
    of: [
      ['manySeats', 'thirdRow'],
      ['slidingDoors', 'slidingDoor'],
    ],
    say: [
      'Si sale in tanti e si scende in poco spazio: {x} e {y} tolgono la ressa dal marciapiede.',
      'family :: Davanti a scuola, fra due auto in doppia fila, {y} fanno scendere tutti senza toccare nessuno; {x} fanno il resto.',
      'atWork :: Una squadra intera scende in dieci secondi, con {x} e {y}.',
    ],
  },
  {
    of: [['manySeats', 'thirdRow'], 'slidingSeats'],
    say: [
      'Ogni giorno la pianta si ridisegna: {y} e {x} diventano gambe, bagagli o amici.',
      'family :: Con i nonni o con i compagni di calcio, {x} e {y} rispondono prima ancora che tu faccia i conti.',
    ],
  },
  {
    of: [
      ['manySeats', 'thirdRow'],
      ['largeBoot', 'foldingSeats'],
    ],
    say: [
      'Persone o bagagli, e spesso persone e bagagli: {x} e {y} lasciano scegliere a te.',
      'family :: In agosto partono tutti, valigie comprese: {x} e {y} risparmiano la seconda macchina.',
    ],
  },
  {
    of: ['largeBoot', 'powerTailgate'],
    say: [
      'Con le mani piene si apre lo stesso: {y} si alza e {x} ingoia quello che porti.',
      'family :: Il passeggino entra senza essere smontato e {y} si chiude da sé: {x} ha questa misura.',
      'La spesa grande del sabato ha trovato casa, tra {x} e {y}.',
    ],
  },
  {
    of: ['foldingSeats', 'largeBoot'],
    say: [
      'Un mobile smontato, due biciclette, il cane: {y} e {x} decidono che cosa non resta a casa.',
      'Giù gli schienali e si carica fino a davanti: {x} prolungano {y}.',
    ],
  },
  {
    of: ['foldingSeats', ['roofBars', 'roofRack', 'roofBox']],
    say: [
      'Quello che è lungo va dentro, quello che sporca va sopra: {x} e {y} si dividono il carico.',
      'Sci, tavole, ombrelloni: un posto si trova sempre fra {x} e {y}.',
    ],
  },
  {
    of: ['roofBars', 'towHook'],
    say: [
      'Sopra le canoe, dietro il carrello: {x} e {y} allungano il fine settimana.',
      'inCountry :: La legna sul rimorchio e la scala sul tetto, in un viaggio solo: servono {y} e {x}.',
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
      'Tirar fuori un rimorchio da un prato bagnato è la prova: {x} e {y} sono lì per superarla.',
      'inCountry :: Il carrello della legna, una strada bianca, la pioggia di ieri: {x} e {y} chiudono l’elenco.',
    ],
  },
  {
    of: ['towHook', ['rearCamera', 'surroundCamera']],
    say: [
      'Attaccare il timone senza aiutanti diventa facile: {y} inquadra, {x} aspetta.',
      'Chi ha già fatto retromarcia a occhio verso un rimorchio sa perché {x} e {y} stanno bene insieme.',
    ],
  },
  {
    of: ['towHook', 'towCapacity'],
    say: [
      'Prima di scegliere la roulotte guarda questi due dati: {x} e {y}.',
      'Cavalli, barca o escavatore: {x} tiene, {y} dice fin dove.',
    ],
  },
  {
    of: ['powerTailgate', 'keyless'],
    say: [
      'La chiave resta in tasca e il baule si apre comunque: {x} e {y} lasciano libere le mani.',
      'Sotto la pioggia, con tre borse, {y} e {x} contano più dei cavalli.',
    ],
  },
  {
    of: [['slidingDoors', 'slidingDoor'], 'isofix'],
    say: [
      'family :: Il seggiolino si aggancia stando in piedi, con la porta tutta aperta: {x} e {y} risparmiano la schiena.',
      'Legare un bambino nel posto stretto del supermercato non richiede contorsioni, con {x} e {y}.',
    ],
  },
  {
    of: ['manySeats'],
    say: [
      'Contarsi prima di partire diventa una formalità: ci sono {x0}.',
      'Una macchina sola al posto di due, per le domeniche in cui viene qualcuno in più: {x} servono a questo.',
      'family :: Due figli, due amici dei figli e ancora un posto libero: {x} si riempiono prima di quanto credi.',
      'atWork :: La squadra parte insieme, con un veicolo e un pieno: tanto bastano {x}.',
      'onTrips :: In vacanza si parte in gruppo e si arriva insieme: {x} tolgono il secondo volante.',
    ],
  },
  {
    of: ['thirdRow'],
    say: [
      'Quando si aggiunge qualcuno all’ultimo, {x} toglie l’imbarazzo di dire di no.',
      'Dal lunedì al venerdì può restare chiusa; la domenica {x} si riempie.',
      'family :: La partita fuori casa, il compleanno, i cugini: {x} trova lavoro ogni fine settimana.',
    ],
  },
  {
    of: ['slidingSeats'],
    say: [
      'Più gambe o più bagagli: {x} spostano il confine di una spanna, dove serve oggi.',
      'family :: Crescono i figli, e {x} arretrano insieme a loro.',
      'Il pacco troppo lungo entra lo stesso, perché {x} avanzano quanto basta.',
    ],
  },
  {
    of: ['foldingSeats'],
    say: [
      'Una scrivania in scatola, una bici, l’albero di Natale: si abbassa lo schienale e {x} fanno posto.',
      'Due gesti e il baule arriva fino ai sedili davanti: il compito {di x} è questo.',
      'inCountry :: Sacchi, taniche, una cassetta di mele: {x} diventano pianale.',
      'young :: Per il trasloco nella stanza in affitto bastano {x} e un amico.',
    ],
  },
  {
    of: ['largeBoot'],
    say: [
      'Prima di chiudere il baule non serve il collaudo della geometria: {x} prende le valigie come vengono.',
      'La spesa della settimana non si impila, si appoggia: {x} lo permette.',
      'family :: Passeggino, borsa del nuoto, pacco di pannolini: {x} li porta insieme.',
      'onTrips :: Alla partenza per due settimane {x} evita la scelta fra le scarpe e il canotto.',
      'atWork :: Campionari, attrezzi o scatole: {x} se li prende senza abbassare i sedili.',
    ],
  },
  {
    of: ['storage'],
    say: [
      'Chiavi, occhiali, telepass, caramelle: {x} trovano un posto a ciascuno.',
      'In un abitacolo vissuto {x} fanno la differenza fra ordine e caccia al tesoro.',
      'atWork :: Bolle, metro, telefono e panino hanno ognuno il suo posto, in {x0} fatti per questo.',
    ],
  },
  {
    of: ['tables'],
    say: [
      'Dietro si disegna, si mangia, si apre il computer: {x} fanno stanza.',
      'family :: I compiti si finiscono prima del casello, con {x} davanti.',
      'Per una sosta lunga {x} valgono un tavolo del bar.',
    ],
  },
  {
    of: ['powerTailgate'],
    say: [
      'Con due borse e un ombrello in mano ti accorgi che {x} non è un capriccio.',
      'Si apre e si chiude senza appoggiarsi alla carrozzeria: d’inverno, con {x}, i guanti restano puliti.',
      'family :: Un figlio in braccio, la spesa nell’altra mano: {x} fa il terzo braccio.',
      'forSenior :: Niente braccia alzate per abbassarlo: {x} scende da sé.',
    ],
  },
  {
    of: ['slidingDoors'],
    say: [
      'Nel posto stretto si apre comunque tutto: {x} non toccano la macchina accanto.',
      'family :: I bambini scendono dal lato che conviene e nessuno tocca la portiera del vicino, grazie {a x}.',
      'atWork :: In doppia fila si carica dal lato del marciapiede, quale che sia: {x} lasciano scegliere.',
    ],
  },
  {
    of: ['slidingDoor'],
    say: [
      'Accanto a un muro o a un’altra auto si carica lo stesso: {x} corre lungo la fiancata.',
      'atWork & cargo :: Nelle vie strette si lavora di lato, e lì {x} vale più del portellone.',
      'family :: Il seggiolino si sistema in piedi, senza piegarsi sotto il tetto, dal vano che apre {x}.',
    ],
  },
  {
    of: ['roofBars'],
    say: [
      'Per sci, canoa o box c’è già l’attacco: {x} aspettano il carico.',
      'Quando il bagagliaio è pieno si guarda in alto, e lì {x} tornano utili.',
      'atWork :: Una scala o due tubi non devono viaggiare dal finestrino: {x} li reggono fuori.',
    ],
  },
  {
    of: [['roofRack', 'roofBox']],
    say: [
      'Le cose che si usano in vacanza, e solo lì, viaggiano sopra: {x} libera l’abitacolo.',
      'Il bagagliaio lo tieni per le valigie, mentre {x} prende gli sci e gli scarponi bagnati.',
      'family :: Agosto, cinque persone, una settimana: {x} smette di essere un extra.',
    ],
  },
  {
    of: ['bikeRack'],
    say: [
      'La bici si carica senza smontare la ruota: {x} è già lì.',
      'inCity :: Si esce dal traffico in auto e si prosegue in sella, con {x} appresso.',
      'Il sabato comincia più tardi, e comincia già in cima al colle, grazie {a x}.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'Roulotte, carrello, barca: {x} è già montato e la strada del rimorchio è aperta.',
      'A rimorchio si muove ciò che in un bagagliaio non entra, e l’aggancio è {x}.',
      'inCountry :: Legna, un motocoltivatore, le balle: il rimorchio si aggancia e {x} porta a casa la giornata.',
      'onTrips :: Con la roulotte o il carrello delle bici la vacanza parte da casa, e parte {da x}.',
      'atWork :: Una betoniera o la piattaforma a noleggio si portano da sé, con {x}.',
      'sporty & !supercar :: Sul carrello la moto da pista, davanti tu: {x} fa da tramite.',
    ],
  },
  {
    of: ['wheelchairRamp'],
    say: [
      'Salire in carrozzina senza trasferimenti cambia una giornata, e {x} è già al suo posto.',
      'Chi accompagna non deve sollevare nessuno: {x} fa la salita al posto delle braccia.',
      'family :: Si esce tutti insieme, anche chi si muove in carrozzina, perché {x} apre quella porta.',
    ],
  },
  {
    of: ['bootMat'],
    say: [
      'Fango, terra e cane bagnato restano su una cosa che si toglie e si lava: {x}.',
      'Il fondo del baule resta pulito sotto {x}, e sopra ci va quello che vuoi.',
    ],
  },
];
