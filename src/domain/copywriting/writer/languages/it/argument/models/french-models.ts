import type { ModelLines } from '../../../../argument/arguments.ts';

/** Renault, Dacia, Peugeot, Citroën and DS. */
export const frenchModels: readonly ModelLines[] = [
  {
    name: /^renault clio\b/i,
    say: [
      '{themodel} unisce misure da città e spazio adeguato anche per le vacanze.',
      'Facile da guidare e da parcheggiare, {themodel} si adatta bene alla vita quotidiana.',
    ],
  },
  {
    name: /^renault captur\b/i,
    say: [
      'La seduta rialzata {ofmodel} offre una buona visuale nel traffico.',
      '{themodel} aggiunge altezza e spazio alla praticità di una compatta da città.',
    ],
  },
  {
    name: /^renault m[eé]gane\b(?! sc[eé]nic)/i,
    say: [
      'Le misure {ofmodel} sono equilibrate e vanno bene per il lavoro e per i viaggi.',
      'Comod@ e personale nelle linee, {themodel} si adatta a chi percorre molta strada.',
    ],
  },
  {
    name: /^renault (?:grand |m[eé]gane )?sc[eé]nic\b/i,
    say: [
      '{themodel} è pensat@ per la famiglia, con spazio e luce per tutti i passeggeri.',
      'I vetri ampi {ofmodel} rendono piacevole il viaggio anche a chi siede dietro.',
    ],
  },
  {
    name: /^renault twingo\b/i,
    say: [
      '{themodel} si gira in poco spazio e semplifica i parcheggi nelle vie del centro.',
      'Lo stile simpatico {ofmodel} si accompagna a una guida facile e rilassata.',
    ],
  },
  {
    name: /^renault kadjar\b/i,
    say: [
      'La seduta alta {ofmodel} facilita l’accesso e offre una visuale aperta sulla strada.',
      '{themodel} è spazios@ e tranquill@, adatt@ alla famiglia e alle gite.',
    ],
  },
  {
    name: /^renault arkana\b/i,
    say: [
      'La linea del tetto discendente dà {atmodel} un aspetto slanciato, vicino a quello di una coupé.',
      '{themodel} unisce uno stile sportivo e la comodità di una seduta rialzata.',
    ],
  },
  {
    name: /^renault zo[eé]\b/i,
    say: [
      '{inmodel} ci si muove in silenzio, con una guida rilassante nel traffico cittadino.',
      'Compatt@ e facile da parcheggiare, {themodel} è adatt@ agli spostamenti di ogni giorno.',
    ],
  },
  {
    name: /^renault (?:grand )?kangoo\b/i,
    say: [
      'Le forme alte e regolari {ofmodel} aiutano a caricare oggetti ingombranti.',
      'Pratic@ e versatile, {themodel} si presta al lavoro, alla famiglia e al tempo libero.',
    ],
  },
  {
    name: /^renault (?:4|r4|quattro)\b(?! ?cv)/i,
    say: [
      'classic :: {themodel} conserva il carattere semplice e pratico delle auto popolari di un tempo.',
      'classic :: Le sospensioni morbide rendono {themodel} piacevole sulle strade di campagna, a passo tranquillo.',
    ],
  },
  {
    name: /^dacia duster\b/i,
    say: [
      '{themodel} bada alla sostanza e affronta con facilità anche le strade sterrate.',
      'Alt@ da terra, {themodel} è adatt@ a chi vive in campagna o ama le gite.',
    ],
  },
  {
    name: /^dacia sandero\b/i,
    say: [
      '{themodel} offre spazio e praticità con una semplicità che aiuta nell’uso quotidiano.',
      'Lo spazio {ofmodel} è adeguato alla famiglia, dalla spesa ai viaggi.',
    ],
  },
  {
    name: /^dacia jogger\b/i,
    say: [
      'La carrozzeria lunga {ofmodel} lascia molto posto alla famiglia e ai bagagli.',
      '{themodel} unisce lo spazio di una familiare e l’altezza da terra utile nelle gite.',
    ],
  },
  {
    name: /^dacia spring\b/i,
    say: [
      '{themodel} è adatt@ ai tragitti cittadini, silenzios@ e facile da parcheggiare.',
      'La seduta alta {ofmodel} aiuta la visuale e rende comodo salire ogni giorno.',
    ],
  },
  {
    name: /^peugeot (?:10[678])\b|^citro[eë]n c1\b|^toyota aygo\b(?! x\b)/i,
    say: [
      'La lunghezza ridotta {ofmodel} rende rapide le manovre e semplici i parcheggi.',
      'Agile nelle vie strette, {themodel} è comod@ per chi si muove spesso in città.',
    ],
  },
  {
    name: /^peugeot 20[67]\b/i,
    say: [
      '{themodel} ha una linea slanciata e dimensioni pratiche per gli spostamenti di ogni giorno.',
      'Maneggevole nel traffico, {themodel} resta piacevole anche sulle strade fuori città.',
    ],
  },
  {
    name: /^peugeot (?:e-)?208\b/i,
    say: [
      'Il volante piccolo {ofmodel} rende la guida immediata e maneggevole in città.',
      '{themodel} unisce dimensioni contenute e uno stile curato, giovane e personale.',
    ],
  },
  {
    name: /^peugeot (?:e-)?2008\b/i,
    say: [
      'La seduta rialzata rende {themodel} comod@ da raggiungere e pratic@ nel traffico.',
      '{themodel} ha spazio per la famiglia in una lunghezza ancora adatta alla città.',
    ],
  },
  {
    name: /^peugeot (?:e-)?308\b/i,
    say: [
      '{themodel} è una compatta equilibrata, comoda in città e adatta ai viaggi.',
      'Lo stile elegante {ofmodel} si adatta al lavoro e al tempo libero.',
    ],
  },
  {
    name: /^peugeot (?:e-)?3008\b/i,
    say: [
      'Il posto di guida {ofmodel} è raccolto e alto, con una buona visuale sulla strada.',
      '{themodel} accompagna bene la famiglia, con una linea curata e un bagagliaio pratico.',
    ],
  },
  {
    name: /^peugeot (?:e-)?5008\b/i,
    say: [
      'Lo spazio {ofmodel} è pensato per la famiglia, con molto posto per i bagagli.',
      '{themodel} è comod@ nei viaggi lunghi, anche per chi siede dietro.',
    ],
  },
  {
    name: /^(?:peugeot (?:e-)?(?:partner|rifter)|opel combo)\b/i,
    say: [
      'Le forme alte e squadrate {ofmodel} permettono di caricare con ordine oggetti ingombranti.',
      '{themodel} si adatta al lavoro e alla famiglia, con una guida semplice come quella di un’auto.',
    ],
  },
  {
    name: /^citro[eë]n (?:e-|ë-)?c3\b(?! (?:picasso|aircross|pluriel|xr))/i,
    say: [
      '{themodel} è attent@ alla comodità e si guida con facilità nelle vie cittadine.',
      'Lo stile amichevole {ofmodel} si accompagna a un abitacolo accogliente e pratico.',
    ],
  },
  {
    name: /^citro[eë]n (?:e-|ë-)?c3 (?:picasso|aircross)\b/i,
    say: [
      'Cort@ fuori e alt@ dentro, {themodel} sfrutta bene lo spazio per la famiglia.',
      'La posizione di guida {ofmodel} è rialzata e aiuta nelle manovre in città.',
    ],
  },
  {
    name: /^citro[eë]n (?:grand )?c4 (?:grand )?(?:picasso|spacetourer)\b/i,
    say: [
      'I vetri ampi e i montanti sottili danno {atmodel} un abitacolo molto luminoso.',
      '{themodel} è pensat@ per i viaggi in famiglia, con spazio comodo per tutti.',
    ],
  },
  {
    name: /^citro[eë]n c4 cactus\b/i,
    say: [
      'Le linee semplici {ofmodel} si riconoscono subito e danno un aspetto fresco e personale.',
      '{themodel} mette al centro la comodità, con una guida morbida e rilassata.',
    ],
  },
  {
    name: /^citro[eë]n c5 aircross\b/i,
    say: [
      'Nei viaggi {themodel} è morbid@ sulla strada e comod@ per tutta la famiglia.',
      'Lo spazio per i bagagli {ofmodel} è ampio e si carica con facilità.',
    ],
  },
  {
    name: /^citro[eë]n (?:e-|ë-)?berlingo\b/i,
    say: [
      'Il vano alto e regolare {ofmodel} accoglie facilmente attrezzi, biciclette e bagagli.',
      '{themodel} è versatile e comod@ da guidare, nel lavoro come nelle gite.',
    ],
  },
  {
    name: /^(?:citro[eë]n |ds |ds automobiles )ds ?3\b|^ds (?:automobiles )?3\b/i,
    say: [
      'Lo stile ricercato {ofmodel} dà personalità a una carrozzeria compatta.',
      '{themodel} è curat@ nelle forme e facile da muovere nelle vie del centro.',
    ],
  },
  {
    name: /^citro[eë]n (?:2 ?cv|dyane)\b/i,
    say: [
      'Le sospensioni morbide {ofmodel} rendono piacevole il viaggio a passo tranquillo.',
      '{themodel} conserva una semplicità d’altri tempi, adatta alle gite nelle giornate di sole.',
    ],
  },
];
