import type { Argument } from '../../../../argument/arguments.ts';

/** What is seen from outside, and what lets the light in. */
export const looksReasons: readonly Argument[] = [
  {
    of: [['alloyWheels', 'rims'], 'tintedWindows'],
    say: [
      'Vista dal marciapiede ha una linea decisa: {x} riempiono i passaruota, {y} scuriscono la fiancata.',
      'Fra {x} e {y} il profilo cambia più di quanto farebbe una mano di vernice.',
      'stylish & !cargo :: Nel riflesso della vetrina si notano prima {x}, poi {y}.',
    ],
  },
  {
    of: [
      ['alloyWheels', 'rims'],
      ['sportPackage', 'bodyKit', 'trimLine'],
    ],
    say: [
      'Linea e appoggio si tengono insieme: {y} veste la carrozzeria, {x} la finiscono in basso.',
      '!classic :: A chi guarda le auto prima dal lato e poi dalla scheda piaceranno {x} e {y}.',
    ],
  },
  {
    of: [
      ['alloyWheels', 'rims'],
      ['newTyres', 'tyres'],
    ],
    say: [
      'Dalla parte dell’asfalto siamo a posto: {x} per l’occhio, {y} per la strada.',
      'Bastano pochi passi intorno all’auto per vedere {x} e, subito dopo, {y}.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof', 'sunroof'], 'tintedWindows'],
    say: [
      'Luce dall’alto e discrezione ai lati: {x} e {y} si dividono il lavoro.',
      'family :: Chi siede dietro guarda le nuvole con {x} e dorme all’ombra con {y}.',
    ],
  },
  {
    of: [
      ['panoramicRoof', 'openingPanoramicRoof'],
      ['thirdRow', 'manySeats'],
    ],
    say: [
      'Anche chi finisce in fondo ha il suo pezzo di cielo: {y} e {x} stanno bene insieme.',
      'family :: Con {y} a bordo si litiga per il finestrino; {x} ne aggiunge uno che basta a tutti.',
    ],
  },
  {
    of: [
      ['ceramicCoating', 'paintProtection'],
      ['metallicPaint', 'pearlPaint', 'mattPaint'],
    ],
    say: [
      'Una vernice così va difesa, e qui lo è già: {y}, e sopra {x}.',
      'Per chi lava l’auto di sabato mattina {x} e {y} sono mezzo lavoro già fatto.',
    ],
  },
  {
    of: [['sportPackage', 'bodyKit'], 'spoiler'],
    say: [
      'Di profilo la riconosci subito: {x} in basso e {y} in fondo le danno un’altra postura.',
      'Tra {x} e {y}, anche da ferma ha l’aria di avere fretta.',
    ],
  },
  {
    of: [['alloyWheels', 'rims']],
    say: [
      'Guardata di fianco, a due metri, {x} (è/sono) la prima cosa che si nota.',
      'Il resto della linea poggia su questo: {x}.',
      'A ruote sterzate, ferma davanti a casa, {x} si (fa/fanno) vedere volentieri.',
      'stylish & !classic :: {x} (è/sono) il motivo per cui ti volterai dopo averla chiusa.',
      'classic :: Su una linea di quegli anni {x} (conta/contano) quanto la vernice.',
    ],
  },
  {
    of: ['tintedWindows'],
    say: [
      'Borse e giacche sui sedili dietro restano affari tuoi, con {x}.',
      'Al parcheggio sotto il sole {x} tengono giù qualche grado e lontani gli sguardi.',
      'family & !twoDoors :: Sui sedili dietro si dorme anche alle tre del pomeriggio: {x} fanno da tenda.',
      'cargo & atWork :: Dal marciapiede non si vede che cosa trasporti, e il merito è {di x}.',
    ],
  },
  {
    of: [['sportPackage', 'bodyKit']],
    say: [
      'Ferma al semaforo sembra già in movimento: {x} le disegna un’altra faccia.',
      'La differenza con la versione normale si vede da lontano, e si chiama {x0}.',
      'stylish :: Chi la riconosce nel parcheggio l’ha riconosciuta {da x}.',
    ],
  },
  {
    of: ['trimLine'],
    say: [
      'Chi conosce il modello parte da qui: {x} non è la versione d’ingresso.',
      'Nella gamma del modello {x} dice già molto di quello che hai davanti.',
      'stylish & !cargo :: {x} la distingue da quelle che incontri al semaforo.',
    ],
  },
  {
    of: ['package'],
    say: [
      'Il primo proprietario ha aggiunto {x}, e adesso passa a te.',
      'Sull’ordine era una riga in più; oggi {x} è già montato e pagato.',
    ],
  },
  {
    of: ['winterPackage'],
    say: [
      'Quando arriva la brina {x} fa diventare normale una mattina difficile.',
      'Dicembre comincia meglio con {x}, soprattutto se la notte l’auto resta fuori.',
      'commuter :: Per chi parte con il buio, da novembre a marzo, {x} si usa tutti i giorni.',
    ],
  },
  {
    of: ['spoiler'],
    say: [
      'Da dietro la chiude bene {x}, e chi ti segue lo sa.',
      'Nella coda c’è un dettaglio che sposta tutta la linea: {x}.',
    ],
  },
  {
    of: ['sideSkirts'],
    say: [
      'Lungo la fiancata {x} la avvicinano alla strada, almeno per l’occhio.',
      'Senza {x} la linea resterebbe più alta e più timida.',
    ],
  },
  {
    of: ['chromeTrim'],
    say: [
      'Al sole del mattino {x} fanno quello che la plastica non sa fare.',
      'Due colpi di panno e {x} tornano a riflettere la strada.',
      'classic :: {x} sono il conto più salato di molti restauri: guardale da vicino.',
    ],
  },
  {
    of: [['metallicPaint', 'pearlPaint']],
    say: [
      'Cambia con la luce: {x} al mattino non è quella della sera.',
      'Sotto un lampione o in pieno sole {x} non dice mai la stessa cosa.',
      'stylish :: Prima di leggere la targa si guarda {x}.',
    ],
  },
  {
    of: ['mattPaint'],
    say: [
      'Non riflette, assorbe: {x} fa vedere le forme e non il cielo.',
      'Tra tante carrozzerie lucide {x} si riconosce a un isolato di distanza.',
      'stylish :: Va lavata a mano, e chi la vuole lo sa: {x} è una scelta di carattere.',
    ],
  },
  {
    of: ['twoTone'],
    say: [
      'Due colori, una linea sola: {x} la fa trovare al primo sguardo in qualsiasi parcheggio.',
      'Sotto casa non la confonderai con un’altra, perché {x} non è di tutte.',
      'classic :: {x} è di quelle cose che allora si ordinavano e oggi si cercano.',
    ],
  },
  {
    of: ['wrap'],
    say: [
      'Sotto {x} la vernice non ha visto né ghiaia né rami.',
      'Il colore che vedi si può anche togliere: {x} è una pelle, e la carrozzeria sta sotto.',
    ],
  },
  {
    of: ['panoramicRoof'],
    say: [
      'Sopra la testa hai il cielo: {x} schiarisce l’abitacolo anche quando fuori è novembre.',
      'Nelle gallerie si spegne, al ritorno della luce {x} restituisce il giorno tutto insieme.',
      'family :: Dal sedile dietro si contano le nuvole e i tralicci: {x} occupa un’ora buona di viaggio.',
      'inCity :: Fermi al rosso, {x} fa entrare un po’ di piazza.',
      'onTrips :: In montagna le cime si guardano senza fermarsi, attraverso {x}; non chi guida.',
      'small :: Un abitacolo raccolto prende aria quando sopra c’è {x}.',
    ],
  },
  {
    of: ['openingPanoramicRoof'],
    say: [
      'Chiuso porta luce, aperto porta aria: {x} vale due stagioni su quattro per intero, e le altre a metà.',
      'La prima sera tiepida di aprile si apre {x} e si torna dalla strada lunga.',
      'family :: Dietro si alza lo sguardo e si smette di litigare, almeno per un po’: è l’effetto {di x}.',
      'stylish :: Basta un tasto e {x} trasforma il lungomare in una passeggiata.',
    ],
  },
  {
    of: ['sunroof'],
    say: [
      'Uno spicchio di cielo e un filo d’aria: {x} basta a far sembrare più breve il rientro.',
      'Nelle sere di giugno {x} fa quello che il climatizzatore non sa fare.',
      'inCity :: Ai venti all’ora del centro {x} si tiene volentieri aperto.',
      'classic :: Con {x} e una strada di provincia la domenica è già organizzata.',
    ],
  },
  {
    of: ['carbonTrim'],
    say: [
      'La trama si vede da vicino, ed è lì che {x} si fanno guardare.',
      'Per chi riconosce i materiali {x} valgono più di uno stemma.',
      'stylish :: Le dita ci passano sopra da sole: {x} sono fatti anche per questo.',
    ],
  },
  {
    of: [['paintProtection', 'ceramicCoating']],
    say: [
      'Lavarla il sabato porta via metà del tempo: sulla vernice c’è {x}.',
      'Resina, moscerini, calcare delle pozzanghere: {x} li tiene un passo più lontani dalla vernice.',
      'Chi l’ha fatta trattare teneva alla carrozzeria, e {x} ora lavora per te.',
    ],
  },
  {
    of: [['fullOptions', 'richEquipment']],
    say: [
      'Chi l’ha ordinata non si è fermato a metà della lista: {x} lo conferma a ogni tasto.',
      'Prima di pensare a che cosa aggiungere, guarda {x}: potrebbe bastare.',
    ],
  },
];
