import type { Argument } from '../../../../../argument/arguments.ts';

/** First sentences about services, works done, papers and warranties. */
export const careLeads: readonly Argument[] = [
  {
    of: ['serviceHistory'],
    say: [
      'commuter :: Chi fa strada ogni giorno legge prima le carte dell’officina, poi il resto dell’annuncio. {who} ha {x}.',
      'family :: Chi l’ha controllat@ l’ultima volta, e quando? Per {who} si risponde con {x}.',
      'Accanto alle chiavi di {who} c’è qualcosa da leggere: ha {x}.',
      'thrifty :: Il prezzo si legge in un secondo, la manutenzione richiede qualche minuto in più. {who} ha {x}, e vale la pena di spenderli.',
    ],
  },
  {
    of: ['servicesDone'],
    say: [
      'L’officina l’ha vist@ quando doveva, senza aspettare una spia: {who} ha {x}.',
      'commuter :: Se ogni mattina deve partire, conviene che qualcuno ci abbia pensato prima. {who} ha {x}.',
      'family :: Fra scuola e vacanze il tempo per l’officina si trova di rado. Chi ha avuto {who} l’ha trovato: ha {x}.',
    ],
  },
  {
    of: [['serviced', 'servicedByMaker']],
    say: [
      'L’olio l’ha cambiato il calendario, non la spia: {who} {x}.',
      'C’è chi va in officina quando sente un rumore e chi ci va prima. {who} {x}.',
      'commuter :: La mattina alle sette si capisce quanto vale un motore curato. {who} {x}.',
      'family :: Con i bambini già legati dietro, un’auto deve soltanto partire. {who} {x}.',
      'atWork :: Un giorno in officina programmato costa meno di un lunedì fermo. {who} {x}.',
    ],
  },
  {
    of: [['serviceBookKept', 'serviceBook', 'digitalServiceBook']],
    say: [
      'Prima del cofano di {who} conviene aprire il cassetto delle carte: ha {ha x}.',
      'La parola di chi vende vale, un timbro con la data vale un po’ di più. {who} ha {ha x}.',
      'Per sapere come è stat@ tenut@ {who} basta leggere: (c’è/ci sono) {x}.',
    ],
  },
  {
    of: [['serviceInvoices', 'workInvoices']],
    say: [
      'Qualcuno ha conservato le carte dell’officina: {who} ha {x}.',
      'Quanto è costato tenerl@ bene l’ha già pagato un altro, e si può leggere. {who} ha {x}.',
    ],
  },
  {
    of: ['serviceJustDone'],
    say: [
      'Prima di arrivare in vetrina ha fatto un giro sul ponte: {who} ha {ha x}.',
      'Il primo appuntamento con il meccanico, quello dopo l’acquisto, qui è già alle spalle: {who} ha {ha x}.',
      'family :: L’appuntamento dal meccanico non ruba un sabato al parco, perché {who} ha {ha x}.',
      'thrifty :: Il mese dopo l’acquisto di solito porta una fattura. {who} ha {ha x}.',
    ],
  },
  {
    of: ['lastService'],
    say: [
      'Alla domanda sull’officina si risponde subito: {who} ha {x}.',
      'La data che interessa a chi guida tutti i giorni è una: per {who} (c’è/ci sono) {x}.',
    ],
  },
  {
    of: [['timingBelt', 'timing']],
    say: [
      'commuter :: Con tanta strada davanti, il lavoro che conta sta dietro il carter. {who} ha {ha x}.',
      'Chiedi a un meccanico che cosa guardare per prima cosa e ti parlerà di questo: {who} ha {ha x}.',
      'family :: Le sorprese in casa le portano già i bambini. Dal motore di {who} ne aspetti una di meno, perché ha {ha x}.',
    ],
  },
  {
    of: [['timingBelt', 'timing'], 'clutch'],
    say: [
      'I due conti che si temono di più li ha già pagati un altro: {who} ha {ha x} e {ha y}.',
      'Davanti alla lista dei lavori da fare, un meccanico qui cancella due righe. {who} ha {ha x} e {ha y}.',
    ],
  },
  {
    of: [['timingBelt', 'timing'], 'waterPump'],
    say: [
      'Quando si smonta per cambiarne una conviene cambiare anche l’altra, e così è stato fatto: {who} ha {ha x} e {ha y}.',
      'Il meccanico ha aperto una volta e ha finito il lavoro. {who} ha {ha x} e {ha y}.',
    ],
  },
  {
    of: [
      ['timingBelt', 'timing'],
      ['newTyres', 'serviceJustDone', 'servicesDone'],
    ],
    say: [
      'Prima di metterl@ in vendita qualcuno ha fatto i lavori, non soltanto le foto. {who} ha {ha x} e {ha y}.',
      'La lista di chi compra usato comincia sempre dalle stesse voci: {who} ha {ha x} e {ha y}.',
    ],
  },
  {
    of: ['clutch'],
    say: [
      'manual :: Il pedale di sinistra dice molto di un’auto usata. Quello di {who} parla bene: ha {ha x}.',
      'manual & inCity :: Cento semafori al giorno si sentono prima di tutto sotto il piede sinistro. {who} ha {ha x}.',
      'atWork :: Fra consegne e ripartenze c’è un pezzo che si consuma prima degli altri. {who} ha {ha x}.',
      'Il lavoro per cui un’auto resta due giorni sul ponte l’ha già affrontato il meccanico: {who} ha {ha x}.',
    ],
  },
  {
    of: ['clutch', 'flywheel'],
    say: [
      'Chi conosce i motori chiede sempre di queste due cose insieme. {who} ha {ha x} e {ha y}.',
      'Una volta smontato il cambio, il lavoro è stato fatto per intero: {who} ha {ha x} e {ha y}.',
    ],
  },
  {
    of: [['waterPump', 'serviceBelt', 'turbo', 'flywheel', 'oilChange', 'timingChain']],
    say: [
      'Sotto il cofano qualcuno ha già messo le mani, e ha fatto bene: {who} ha {ha x}.',
      'Certi lavori non si vedono in fotografia, si trovano nei conti dell’officina. {who} ha {ha x}.',
    ],
  },
  {
    of: [['newInspection', 'inspection']],
    say: ['L’appuntamento per la revisione puoi toglierlo dall’agenda: {who} ha {ha x}.'],
  },
  {
    of: ['newDriversAllowed'],
    say: [
      'La domanda che si fa con la patente in tasca da poco ha risposta subito: {who} {x}.',
      'family :: In casa qualcuno ha appena superato l’esame, e chiederà le chiavi. {who} {x}.',
      'newDriver :: Il foglio rosa è nel cassetto e la prima auto può essere questa: {who} {x}.',
      'newDriver :: Prima di innamorarsi di un’auto, nel primo anno, bisogna leggere una riga del libretto. Qui si può: {who} {x}.',
      'Il sabato sera le chiavi le chiederà chi ha la patente da poco, e potrà averle: {who} {x}.',
    ],
  },
  {
    of: ['newDriversAllowed', ['oneOwner', 'serviced', 'servicedByMaker', 'garaged']],
    say: [
      'Per chi guida da poco l’auto deve essere ammessa, per chi la paga deve essere sana. {who} {x}, e fin qui {y}.',
      'I genitori leggono il libretto, i figli guardano il colore. {who} {x} e {y}.',
    ],
  },
  {
    of: ['makerWarrantyUntil'],
    say: [
      'Chi l’ha costruit@ ne risponde ancora: per {who} vale {x}.',
      'Di un usato spaventa quello che non si vede. Su {who} resta attiva {x}.',
      'family :: Nel bilancio di casa un imprevisto in meno si nota. {who} conserva {x}.',
      'commuter :: La strada di ogni giorno si fa più volentieri sapendo chi chiamare. {who} conserva {x}.',
      'thrifty :: Usata nel prezzo, ma con una copertura da auto giovane: {who} conserva {x}.',
    ],
  },
  {
    of: ['warrantyMonths'],
    say: [
      'Il giorno dopo l’acquisto è quello in cui un usato si giudica. {who} ci arriva con {x}.',
      'Una riga del contratto che si legge volentieri: {who} ha {ha x}.',
      'family :: In famiglia le spese si vogliono conoscere prima. {who} ha {ha x}.',
    ],
  },
  {
    of: ['maintenanceIncluded'],
    say: [
      'Per un po’, all’officina porti soltanto le chiavi: {who} ha {ha x}.',
      'atWork :: Chi fa i conti per l’azienda vuole poche righe variabili. {who} ha {ha x}.',
    ],
  },
  {
    of: ['batteryWarranty'],
    say: ['Della batteria si preoccupa chi compra, e qui può farlo un po’ meno: {who} ha {ha x}.'],
  },
  {
    of: ['classicRegistered'],
    say: [
      'Il tempo l’ha trasformat@ da auto vecchia in auto da conservare, e c’è scritto: {who} {x}.',
      'Prima di aprire il cofano si apre la cartella delle carte. {who} {x}.',
      'Al raduno la prima domanda riguarda i documenti, la seconda l’anno. {who} {x}.',
    ],
  },
  {
    of: [['classicCertificate', 'historicPlate', 'originalDocuments', 'certificate']],
    say: ['Gli anni si contano da soli, le carte vanno conservate. Con {who} trovi {x}.'],
  },
  {
    of: ['originalPlates'],
    say: [
      'Da dietro, ferma al semaforo, fa già la sua figura: {who} ha {x}.',
      'Un numero di targa invecchia con l’auto, se nessuno lo cambia. {who} ha {x}.',
    ],
  },
  {
    of: ['matchingNumbers'],
    say: [
      'La lampada tascabile serve a leggere due punzonature: {who} ha {x}.',
      'I collezionisti si chinano sempre nello stesso punto, con gli occhiali in mano. {who} ha {x}.',
      'Cambiare un motore è facile, ritrovare il suo no. {who} ha {x}.',
    ],
  },
];
