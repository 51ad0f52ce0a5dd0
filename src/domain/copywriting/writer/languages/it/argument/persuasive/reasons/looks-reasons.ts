import type { Argument } from '../../../../../argument/arguments.ts';

/** What is seen from outside, and what lets the light in. */
export const looksReasons: readonly Argument[] = [
  {
    of: [['alloyWheels', 'rims'], 'tintedWindows'],
    say: [
      'Dal marciapiede si vedono prima {x}, che riempiono i passaruota, poi {y}.',
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
      'Mentre {y} veste la carrozzeria, {x} chiudono il disegno in basso.',
      '!classic :: A chi guarda le auto prima dal lato e poi dalla scheda piaceranno {x} e {y}.',
    ],
  },
  {
    of: [
      ['alloyWheels', 'rims'],
      ['newTyres', 'tyres'],
    ],
    say: [
      'All’occhio pensano {x}, alla strada {y}.',
      'Bastano pochi passi intorno all’auto per vedere {x} e, subito dopo, {y}.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof', 'sunroof'], 'tintedWindows'],
    say: [
      'La luce entra dall’alto {da x}, mentre ai lati {y} tengono lontani gli sguardi.',
      'family & !twoDoors :: Chi siede dietro guarda le nuvole con {x} e dorme all’ombra con {y}.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof'], 'thirdRow'],
    say: [
      'Anche chi finisce in fondo ha il suo pezzo di cielo: {y} e {x} stanno bene insieme.',
      'family & !twoDoors :: Con {y} a bordo si litiga per il finestrino; {x} ne aggiunge uno che basta a tutti.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof'], 'manySeats'],
    say: [
      'mpv :: Anche chi finisce in fondo ha il suo pezzo di cielo: {y} e {x} stanno bene insieme.',
      'family & !twoDoors & mpv :: Con {y} a bordo si litiga per il finestrino; {x} ne aggiunge uno che basta a tutti.',
    ],
  },
  {
    of: [
      ['ceramicCoating', 'paintProtection'],
      ['metallicPaint', 'pearlPaint', 'mattPaint'],
    ],
    say: ['Chi tiene {a y} sarà contento che sopra ci sia {x}.'],
  },
  {
    of: [['sportPackage', 'bodyKit'], 'spoiler'],
    say: [
      'Di profilo si riconosce subito, perché {x} e {y} cambiano la postura.',
      'Tra {x} e {y}, {auto} ha l’aria di avere fretta anche nel parcheggio.',
    ],
  },
  {
    of: [['alloyWheels', 'rims']],
    say: [
      'Di fianco, a due metri, (colpisce/colpiscono) subito {x}.',
      'Tutta la linea poggia {su x}, nel senso pieno della parola.',
      'Davanti a casa, a ruote sterzate, si (fa/fanno) guardare {x}.',
      'stylish & !classic :: Chiusa la portiera ci si volta ancora una volta, e lo sguardo cade {su x}.',
      'classic :: Su una linea di quegli anni {x} (conta/contano) quanto la vernice.',
    ],
  },
  {
    of: ['tintedWindows'],
    say: [
      'Borse e giacche sui sedili dietro restano affari tuoi, con {x}.',
      'Al parcheggio sotto il sole {x} fanno un po’ d’ombra e tengono lontani gli sguardi.',
      'family & !twoDoors :: Sui sedili dietro si dorme anche alle tre del pomeriggio: {x} fanno da tenda.',
      'cargo & atWork :: Dal marciapiede non si vede che cosa trasporti, e il merito è {di x}.',
    ],
  },
  {
    of: [['sportPackage', 'bodyKit']],
    say: [
      'Anche al semaforo sembra in movimento, e la colpa è {di x}.',
      'Chi conosce il modello la distingue dalle altre proprio per {x}.',
      'stylish :: Nel parcheggio dell’ufficio lo sguardo si ferma {su x}.',
    ],
  },
  {
    of: ['trimLine'],
    say: [
      'A chi conosce il modello basta un nome, {x}.',
      'Prima di leggere la lista, guarda che cosa promette {x} sulla scheda e controllalo dal vivo.',
      'stylish & !cargo :: Da quelle che incontri al semaforo si distingue per {x}.',
    ],
  },
  {
    of: ['package'],
    say: [
      'Fra due auto uguali sulla carta fa la differenza {x}.',
      'Non è di tutte, perciò chi cerca questo modello guarda se c’è {x}.',
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
    say: ['Chi ti segue in tangenziale vede per primo {x}.', 'La coda cambia carattere con {x}.'],
  },
  {
    of: ['sideSkirts'],
    say: ['Lungo la fiancata {x} avvicinano la linea alla strada, almeno per l’occhio.'],
  },
  {
    of: ['chromeTrim'],
    say: [
      'Quando il sole è basso {x} disegnano il contorno meglio della vernice.',
      'Due colpi di panno e {x} tornano a riflettere la strada.',
      'classic :: Rifarle è un lavoro lungo, e per questo {x} si guardano da vicino.',
    ],
  },
  {
    of: [['metallicPaint', 'pearlPaint']],
    say: [
      'Al mattino ha un tono e la sera un altro, come succede con {x}.',
      'Sotto un lampione o in pieno sole {x} non è mai la stessa.',
      'stylish :: Prima di leggere la targa si guarda {x}.',
    ],
  },
  {
    of: ['mattPaint'],
    say: [
      'Senza riflessi restano le forme, ed è quello che fa {x}.',
      'Tra tante carrozzerie lucide {x} si riconosce a un isolato di distanza.',
      'stylish :: Va lavata a mano, e chi la vuole lo sa: {x} è una scelta di carattere.',
    ],
  },
  {
    of: ['twoTone'],
    say: [
      'In qualsiasi parcheggio si trova al primo sguardo, grazie {a x}.',
      'Sotto casa non la confonderai con un’altra, perché {x} non è di tutte.',
      'classic :: {x} è di quelle cose che allora si ordinavano e oggi si cercano.',
    ],
  },
  {
    of: ['wrap'],
    say: [
      'La vernice sta sotto, al riparo {di x}.',
      'Il colore che vedi si può anche cambiare, perché {x} è una pelle e la carrozzeria sta sotto.',
    ],
  },
  {
    of: ['panoramicRoof'],
    say: [
      'Anche a novembre l’abitacolo resta chiaro, perché sopra la testa hai {x}.',
      'All’uscita dalla galleria {x} restituisce il giorno tutto insieme.',
      'family & !twoDoors :: Dal sedile dietro si contano le nuvole, e {x} occupa un’ora buona di viaggio.',
      'inCity :: Fermi al rosso, {x} fa entrare un po’ di piazza.',
      'onTrips :: In montagna chi non guida viaggia con il naso all’insù, sotto le cime che passano, per via {di x}.',
      'small :: Un abitacolo raccolto prende aria quando sopra c’è {x}.',
    ],
  },
  {
    of: ['openingPanoramicRoof'],
    say: [
      'D’inverno porta luce, da aprile porta anche aria, e {x} si usa tutto l’anno.',
      'La prima sera tiepida di aprile si apre {x} e si torna dalla strada lunga.',
      'family & !twoDoors :: Dietro si alza lo sguardo e per un po’ si smette di litigare, per merito {di x}.',
      'stylish :: Sul lungomare, la sera, {x} si apre prima dei finestrini.',
    ],
  },
  {
    of: ['sunroof'],
    say: [
      'Con un filo d’aria e uno spicchio di cielo il rientro sembra più breve, e per averli basta {x}.',
      'inCity :: Ai venti all’ora del centro {x} si tiene volentieri aperto.',
      'classic :: La domenica è già organizzata, con {x} e una strada di provincia.',
    ],
  },
  {
    of: ['carbonTrim'],
    say: [
      'Da vicino si vede la trama, e ci si ferma {su x}.',
      'Per chi riconosce i materiali {x} valgono più di uno stemma.',
      'stylish :: Le dita ci passano sopra da sole: {x} sono fatti anche per questo.',
    ],
  },
  {
    of: [['paintProtection', 'ceramicCoating']],
    say: [
      'Il lavaggio del sabato dura meno, quando sulla vernice c’è {x}.',
      'Fra la resina dei pini e la vernice si mette in mezzo {x}.',
      'A chi tiene alla carrozzeria fa piacere sapere {di x}.',
    ],
  },
  {
    of: [['fullOptions', 'richEquipment']],
    say: [
      'Di tasti da scoprire ce n’è per la prima settimana, con {x}.',
      'Prima di pensare a che cosa aggiungere, guarda {x}.',
    ],
  },
];
