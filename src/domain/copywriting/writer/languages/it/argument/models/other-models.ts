import type { ModelLines } from '../../../../argument/arguments.ts';

/** Ford, Opel, Jeep, Volvo, Land Rover, Tesla and MG. */
export const otherModels: readonly ModelLines[] = [
  {
    name: /^ford fiesta\b/i,
    say: [
      'Lo sterzo {ofmodel} è svelto, e perfino la strada del supermercato ha una curva preferita.',
      'Raccolt@ com’è, {themodel} passa dove la via si fa stretta e qualcuno scarica la frutta.',
    ],
  },
  {
    name: /^ford focus\b/i,
    say: [
      'Chi l’ha pres@ per il bagagliaio finisce per parlare delle curve.',
      'Bass@ e larg@ sulle ruote, {themodel} prende lo svincolo senza far rotolare la spesa.',
    ],
  },
  {
    name: /^ford kuga\b/i,
    say: [
      'La vista è quella di un’auto alta, ma in curva {themodel} si ricorda di essere una Ford.',
      'I passeggeri salgono senza piegarsi, il cane con un balzo, e si parte.',
    ],
  },
  {
    name: /^ford puma\b/i,
    say: [
      'Con i fari messi in alto {themodel} ha uno sguardo sorpreso, che poi si ricorda.',
      'tall :: {themodel} sta in alto ma con le ruote agli angoli, e la rotonda diventa un piacere breve.',
    ],
  },
  {
    name: /^ford eco ?sport\b/i,
    say: [
      'Il portellone si apre di lato, come una porta, e sotto il soffitto basso del garage non tocca.',
      'Cort@ e alt@ sulle ruote, {themodel} sale sul gradino del cortile senza farne una questione.',
    ],
  },
  {
    name: /^ford ka\b/i,
    say: [
      'Il nome è corto quasi quanto la coda, e in città {themodel} fa valere tutti e due.',
      'inCity :: Ci sono vie dove si entra pensando a come uscirne, e {onmodel} il pensiero è breve.',
    ],
  },
  {
    name: /^ford (?:grand )?c-? ?max\b/i,
    say: [
      'I vetri sono grandi e si sta seduti dritti, perciò nei parcheggi {themodel} sembra più cort@.',
      'family :: Si guida come una compatta e si abita come un soggiorno, che con i figli è un buon accordo.',
    ],
  },
  {
    name: /^ford mustang\b(?! mach)/i,
    say: [
      'Il cofano lungo occupa metà della vista, e l’altra metà la occupa la voglia di partire.',
      'Al distributore qualcuno si avvicina sempre, e {themodel} ti presenta più gente di un cane.',
    ],
  },
  {
    name: /^opel corsa\b/i,
    say: [
      '{themodel} ha aspettato mezza Italia davanti a scuola, alla palestra e al primo lavoro.',
      'newDriver :: Ha le misure che si imparano in un pomeriggio, parcheggio in salita compreso.',
      'inCity :: Nella fila dei motorini e dei furgoni {themodel} sa stare strett@ senza perdere la pazienza.',
    ],
  },
  {
    name: /^opel astra\b/i,
    say: [
      '{themodel} ha la misura di mezzo, buona per il garage in settimana e per le valigie ad agosto.',
      'wagon :: Dietro il vano è lungo e regolare, e la libreria da montare in casa viaggia sdraiata.',
    ],
  },
  {
    name: /^opel mokka\b/i,
    say: [
      'Muso pieno e ruote grandi rispetto al corpo, {themodel} ha l’aria di chi esce anche se piove.',
      'Cort@ di coda e alt@ di seduta, {themodel} si parcheggia senza pensarci e si guida da un piano più su.',
    ],
  },
  {
    name: /^opel crossland\b/i,
    say: [
      'Le dimensioni sono da città, ma dietro il tetto resta alto e nessuno si china per salire.',
      'Con la seduta alta e i vetri grandi, {onmodel} la rotonda si legge prima di entrarci.',
    ],
  },
  {
    name: /^opel meriva\b/i,
    say: [
      'Chi sale non si cala e chi scende non si arrampica, perché il sedile sta all’altezza giusta.',
      'Quel soffitto alto serve a chi allaccia un bambino e a chi torna dal vivaio con un limone in vaso.',
    ],
  },
  {
    name: /^opel zafira\b(?! life)/i,
    say: [
      'Quando gli amici dei figli si aggiungono all’ultimo, {themodel} è l’auto che qualcuno propone.',
      'Lung@ e dritt@ di tetto, {themodel} porta la squadra il sabato e il mobile il lunedì.',
    ],
  },
  {
    name: /^opel adam\b/i,
    say: [
      'Il tetto pare appoggiato sopra, staccato da una linea, e {themodel} lo porta come un cappello.',
      'inCity :: Cort@ com’è, {themodel} trova da sedersi anche davanti al bar dell’aperitivo.',
    ],
  },
  {
    name: /^jeep renegade\b/i,
    say: [
      'La X nei fanali viene dalle taniche dei soldati, e in coda {themodel} si riconosce.',
      'Le fiancate dritte fanno capire dove finiscono gli angoli, e in manovra {onmodel} si indovina poco.',
      'inCity :: Squadrat@ ma cort@, {themodel} porta un po’ di campagna nel parcheggio del centro.',
    ],
  },
  {
    name: /^jeep compass\b/i,
    say: [
      'Le feritoie sul muso dicono Jeep anche a chi conta le auto dal finestrino del treno.',
      '{themodel} ha la statura di una Jeep e la taglia di chi la notte parcheggia in strada.',
    ],
  },
  {
    name: /^jeep avenger\b/i,
    say: [
      'Cort@ e ben piantat@, {themodel} porta le feritoie di casa in un posto da utilitaria.',
      'inCity :: Il cofano si vede dal posto di guida, e fra i paletti del centro è una bella comodità.',
    ],
  },
  {
    name: /^jeep wrangler\b/i,
    say: [
      'Le cerniere stanno fuori, le porte si tolgono, e {themodel} d’estate diventa una terrazza.',
      'Parafanghi staccati e parabrezza dritto, {themodel} somiglia ancora a quelle che nei film passano il fiume.',
    ],
  },
  {
    name: /^jeep (?:grand )?cherokee\b/i,
    say: [
      '{themodel} ha la fronte larga e il passo calmo, e in salita la strada sembra più corta.',
      'inCountry :: Dove finisce l’asfalto e comincia la strada dei vicini, {themodel} ha la faccia di casa.',
    ],
  },
  {
    name: /^volvo (?:xc|c|ec) ?40\b/i,
    say: [
      'I fanali dritti salgono lungo la coda, e {themodel} è svedese anche vist@ da dietro.',
      'inCity :: Il cofano piatto si vede fino in fondo, e infilarsi nel box la sera è questione di occhi.',
    ],
  },
  {
    name: /^volvo xc ?60\b/i,
    say: [
      'I fanali salgono lungo il montante, e anche nella nebbia chi segue sa di avere davanti una Volvo.',
      'Linee calme e sedili accoglienti, {themodel} rilassa prima di tutti chi sta accanto a chi guida.',
    ],
  },
  {
    name: /^volvo xc ?90\b/i,
    say: [
      'Anche quando le file si riempiono, {themodel} resta una stanza dove non si alza la voce.',
      'La mole la vedono tutti, le buone maniere {ofmodel} si scoprono facendo strada.',
    ],
  },
  {
    name: /^volvo v ?[5679]0\b/i,
    say: [
      'Coda lunga e passo nordico, {themodel} tratta gli sci come bagaglio a mano.',
      'Chi ne ha avuta una la racconta attraverso i cani, i traslochi e le vacanze.',
    ],
  },
  {
    name: /^(?:land rover )?(?:range rover )?evoque\b/i,
    say: [
      '!cabrio :: La cintura sale, il tetto scende, e {themodel} si riconosce da una fessura di finestrino.',
      'Ruote grandi agli angoli e spalle alte, {themodel} anche da ferm@ ha l’aria di arrivare.',
    ],
  },
  {
    name: /^land rover (?:discovery|freelander)\b/i,
    say: [
      '{themodel} va d’accordo con stivali, cani bagnati e vestiti della domenica, anche nello stesso viaggio.',
      'Dietro si siede un po’ più in alto, e i passeggeri vedono la stessa montagna che vedi tu.',
    ],
  },
  {
    name: /^land rover defender\b/i,
    say: [
      'Veterinari, guardaparco e contadini {it} conoscono per nome, gli altri per averl@ sognat@.',
      'Fiancate dritte e tetto piatto, {themodel} ha la forma di una cosa fatta per servire.',
    ],
  },
  {
    name: /^(?:land rover )?range rover\b(?! (?:evoque|velar))/i,
    say: [
      'Si guida dall’alto e con la schiena dritta, come si sta a cavallo.',
      'Il cofano piatto mostra i suoi bordi, e la strada stretta fra i muretti si prende bene.',
    ],
  },
  {
    name: /^tesla model 3\b/i,
    say: [
      'Davanti a chi guida la plancia è quasi vuota, e la strada comincia subito sotto il muso.',
      'Senza calandra e senza smorfie, {themodel} si riconosce fra tante berline con la faccia feroce.',
    ],
  },
  {
    name: /^tesla model y\b/i,
    say: [
      'C’è un baule dietro e uno davanti, e le cose bagnate viaggiano lontano da quelle asciutte.',
      'Il tetto sale dove comincia il divano, e chi viaggia dietro guarda la strada dall’alto.',
    ],
  },
  {
    name: /^mg ?(?:e?zs|zs ev)\b/i,
    say: [
      'Il marchio viene dalle spider inglesi, ma {onmodel} salgono anche gli amici e i bagagli.',
      '!old :: Ci si siede all’altezza di una sedia, e scendere con le borse in mano non è un esercizio.',
    ],
  },
];
