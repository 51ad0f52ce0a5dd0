import type { ModelLines } from '../../../../argument/arguments.ts';

export const italianModels: readonly ModelLines[] = [
  {
    name: /^fiat (?:nuova )?(?:panda|pandina)\b/i,
    say: [
      'La forma squadrata {ofmodel} lascia spazio alla testa e rende facile capire gli ingombri.',
      'Cort@ e alt@, {themodel} si usa bene nel traffico quotidiano come sulle strade di paese.',
    ],
  },
  {
    name: /^fiat grande panda\b/i,
    say: [
      'Le linee squadrate {ofmodel} aiutano a sfruttare bene lo spazio per persone e bagagli.',
      '{themodel} riprende lo stile della prima Panda e offre più posto a chi viaggia dietro.',
    ],
  },
  {
    name: /^fiat (?:nuova )?500[ce]?\b(?! ?[lx]\b)(?!.* abarth)/i,
    say: [
      'Le forme arrotondate {ofmodel} si riconoscono subito e danno un tocco personale all’uso quotidiano.',
      'Cort@ e maneggevole, {themodel} si parcheggia e si muove bene nelle vie del centro.',
    ],
  },
  {
    name: /^fiat 500 ?x\b/i,
    say: [
      'La seduta rialzata {ofmodel} facilita l’accesso e offre una buona visuale nel traffico.',
      'Le forme tonde danno {atmodel} un aspetto simpatico, in una carrozzeria adatta anche alla famiglia.',
    ],
  },
  {
    name: /^fiat 500 ?l\b/i,
    say: [
      'I vetri ampi {ofmodel} danno luce all’abitacolo e aiutano a vedere bene agli incroci.',
      'L’altezza {ofmodel} rende comodo salire e sistemare i bambini sui sedili posteriori.',
    ],
  },
  {
    name: /^fiat tipo\b/i,
    say: [
      '{themodel} bada alla sostanza, con un abitacolo comodo per la famiglia e un bagagliaio sfruttabile.',
      'Le misure equilibrate {ofmodel} vanno bene per il lavoro in settimana e per i viaggi.',
    ],
  },
  {
    name: /^fiat (?:grande )?punto\b/i,
    say: [
      '{themodel} ha le misure giuste per la città e lo spazio che serve ogni giorno.',
      'Semplice da guidare, {themodel} si adatta sia a chi comincia sia a chi ha esperienza.',
    ],
  },
  {
    name: /^fiat (?:seicento|cinquecento)\b/i,
    say: [
      'Le dimensioni ridotte {ofmodel} permettono di sfruttare anche i parcheggi stretti.',
      'Con comandi semplici e vetri ampi, {themodel} si guida con naturalezza fin dal primo giorno.',
    ],
  },
  {
    name: /^fiat qubo\b/i,
    say: [
      'La coda verticale {ofmodel} aiuta a caricare anche oggetti alti e voluminosi.',
      'Compatt@ fuori e spazios@ dentro, {themodel} si presta al lavoro come al tempo libero.',
    ],
  },
  {
    name: /^fiat multipla\b/i,
    say: [
      'La carrozzeria larga {ofmodel} offre molto spazio ai passeggeri e ai bagagli.',
      'Con i suoi vetri ampi, {themodel} ha un abitacolo luminoso e una buona visibilità intorno.',
    ],
  },
  {
    name: /^fiat (?:(?:124 )?(?:sport )?spider|124 spider|barchetta)\b/i,
    say: [
      '{themodel} è fatt@ per le gite a cielo aperto, sulle strade di mare o di collina.',
      'Le proporzioni {ofmodel} sono quelle della spider classica, con linee pulite e carrozzeria bassa.',
    ],
  },
  {
    name: /^(?:fiat 127|autobianchi (?:a ?112|y ?10)|lancia y ?10)\b/i,
    say: [
      'Le misure compatte {ofmodel} restano pratiche ancora oggi, nelle vie strette e nei parcheggi.',
      '{themodel} conserva il carattere semplice delle utilitarie italiane di un tempo, facili da guidare.',
    ],
  },
  {
    name: /^lancia (?:nuova )?(?:ypsilon|y)\b(?! ?10)/i,
    say: [
      '{themodel} unisce misure da città e uno stile curato, adatto anche alle occasioni eleganti.',
      'In centro {themodel} si muove con facilità e si parcheggia anche negli spazi ridotti.',
    ],
  },
  {
    name: /^lancia musa\b/i,
    say: [
      'L’altezza {ofmodel} rende comodo l’accesso e lascia un buon margine sopra la testa.',
      'Cort@ fuori e ampi@ dentro, {themodel} aggiunge uno stile elegante alla praticità di una monovolume.',
    ],
  },
  {
    name: /^lancia delta\b/i,
    say: [
      '{themodel} unisce la praticità di una compatta e lo stile curato della tradizione Lancia.',
      'Il nome {ofmodel} è legato a una lunga storia italiana, che gli appassionati conoscono bene.',
    ],
  },
  {
    name: /^lancia fulvia\b/i,
    say: [
      'I montanti sottili e i vetri ampi danno {atmodel} una visibilità aperta e un abitacolo luminoso.',
      '{themodel} porta nei raduni e nelle gite domenicali l’eleganza sobria delle Lancia d’epoca.',
    ],
  },
  {
    name: /^alfa(?: romeo)? giulia\b(?! (?:gt|spider|sprint))/i,
    say: [
      '{themodel} è pensat@ per il piacere di guida, con le proporzioni della berlina sportiva italiana.',
      'Il carattere sportivo {ofmodel} si accompagna allo spazio di una berlina adatta a tutti i giorni.',
    ],
  },
  {
    name: /^alfa(?: romeo)? giulietta\b/i,
    say: [
      'Lo stile {ofmodel} è quello tipico dell’Alfa Romeo, personale e attento al piacere di guida.',
      '{themodel} unisce misure facili da gestire e un carattere sportivo nella guida quotidiana.',
    ],
  },
  {
    name: /^alfa(?: romeo)? stelvio\b/i,
    say: [
      'La posizione di guida rialzata {ofmodel} offre una buona visuale senza togliere gusto alle curve.',
      'Spazios@ per la famiglia, {themodel} conserva il carattere sportivo delle berline Alfa Romeo.',
    ],
  },
  {
    name: /^alfa(?: romeo)? tonale\b/i,
    say: [
      '{themodel} porta lo stile Alfa Romeo in una carrozzeria rialzata, comoda per la famiglia.',
      'Le misure {ofmodel} si gestiscono bene in città e garantiscono agio nei viaggi lunghi.',
    ],
  },
  {
    name: /^alfa(?: romeo)? (?:147|156|159)\b/i,
    say: [
      'Il frontale basso con lo scudetto in evidenza rende {themodel} facile da riconoscere.',
      '{themodel} è pensat@ per chi apprezza la guida, anche nei tragitti di tutti i giorni.',
    ],
  },
  {
    name: /^alfa(?: romeo)? mito\b/i,
    say: [
      '{themodel} porta lo stile sportivo Alfa Romeo in misure comode per la città.',
      'Raccolt@ e ben piantat@ sulla strada, {themodel} rende piacevoli anche i percorsi brevi.',
    ],
  },
  {
    name: /^alfa(?: romeo)? (?:spider|duetto)\b/i,
    say: [
      'A tetto aperto, {themodel} rende piacevole anche un breve percorso lungo la costa.',
      'La linea bassa {ofmodel} richiama la tradizione delle scoperte italiane, da guidare senza fretta.',
    ],
  },
  {
    name: /^(?:fiat )?abarth (?:500|595|695)[ce]?\b|^fiat (?:500|595|695)[ce]? abarth\b/i,
    say: [
      '{themodel} unisce le misure di una piccola da città e un carattere apertamente sportivo.',
      'Compatt@ e reattiv@, {themodel} dà soddisfazione sulle strade ricche di curve.',
    ],
  },
];
