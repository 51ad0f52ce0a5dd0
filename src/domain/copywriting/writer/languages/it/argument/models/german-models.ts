import type { ModelLines } from '../../../../argument/arguments.ts';

/** Audi, BMW, Mini and Porsche. */
export const germanModels: readonly ModelLines[] = [
  {
    name: /^audi [as]1\b/i,
    say: [
      '{themodel} porta lo stile sobrio delle Audi in misure adatte alla città.',
      'Cort@ e maneggevole, {themodel} rende semplice trovare parcheggio nelle vie del centro.',
    ],
  },
  {
    name: /^audi (?:a|s|rs ?)3\b/i,
    say: [
      'Le misure {ofmodel} sono comode per la città e adeguate anche per i viaggi.',
      'Con le sue linee pulite, {themodel} si presenta bene sul lavoro e nel tempo libero.',
    ],
  },
  {
    name: /^audi (?:a|s|rs ?)4\b(?!.* cabrio)/i,
    say: [
      '{themodel} è adatt@ a chi viaggia spesso, con un abitacolo accogliente e una marcia distesa.',
      'Lo stile misurato {ofmodel} va d’accordo con il lavoro e con la vita di famiglia.',
    ],
  },
  {
    name: /^audi (?:a|s|rs ?)5\b(?!.* avant)/i,
    say: [
      'La linea bassa e slanciata dà {atmodel} un’eleganza sportiva, senza rinunciare alla comodità nei viaggi.',
      '{themodel} si guida volentieri nei lunghi percorsi, con una posizione al volante bassa e distesa.',
    ],
  },
  {
    name: /^audi (?:a|s|rs ?)6\b/i,
    say: [
      '{inmodel} lo spazio è abbondante e i viaggi lunghi si affrontano con calma.',
      'Elegante e discret@, {themodel} fa buona figura negli appuntamenti di lavoro e in vacanza.',
    ],
  },
  {
    name: /^audi s?q2\b/i,
    say: [
      'La seduta rialzata {ofmodel} migliora la visuale e rende comodo salire ogni giorno.',
      'Le linee nette danno {atmodel} un aspetto personale, in dimensioni adatte alla città.',
    ],
  },
  {
    name: /^audi (?:rs ?)?q3\b/i,
    say: [
      '{themodel} offre una posizione di guida alta e un ingombro ancora facile da gestire.',
      'Accedere ai sedili {ofmodel} è comodo, perché la seduta si trova a un’altezza naturale.',
    ],
  },
  {
    name: /^audi s?q5\b/i,
    say: [
      'Comod@ in autostrada e sulle strade di montagna, {themodel} si adatta bene ai lunghi viaggi.',
      'Il bagagliaio e la seduta alta rendono {themodel} pratic@ per chi parte con la famiglia.',
    ],
  },
  {
    name: /^audi s?q7\b/i,
    say: [
      '{themodel} mette a disposizione di passeggeri e bagagli uno spazio molto generoso.',
      'La posizione di guida elevata {ofmodel} aiuta a vedere in anticipo il traffico.',
    ],
  },
  {
    name: /^audi tt(?:s| ?rs)?\b/i,
    say: [
      'La seduta bassa {ofmodel} fa sentire vicina la strada e aggiunge gusto alla guida.',
      'Le forme compatte e arrotondate rendono {themodel} riconoscibile da ogni lato.',
    ],
  },
  {
    name: /^bmw (?:serie 1\b|1[1-4]\d ?x?[dei]*\b)/i,
    say: [
      '{themodel} offre il piacere di guida in misure compatte, adatte anche alla città.',
      'Il posto di guida raccolto {ofmodel} favorisce una posizione naturale al volante.',
    ],
  },
  {
    name: /^bmw (?:serie 2 |2\d\d ?\w* ).*tourer/i,
    say: [
      'L’altezza {ofmodel} offre agio alla testa e facilita la sistemazione dei bambini.',
      '{themodel} unisce lo spazio di una monovolume e il carattere di guida tipico della BMW.',
    ],
  },
  {
    name: /^bmw (?:serie 3\b|3[1-4]\d ?x?[dei]*\b)/i,
    say: [
      '{themodel} è conosciut@ per il piacere di guida, che accompagna anche i tragitti di lavoro.',
      'Le proporzioni sportive {ofmodel} si accompagnano a un abitacolo adatto all’uso quotidiano.',
    ],
  },
  {
    name: /^bmw (?:serie 5\b|5[1-5]\d ?x?[dei]*\b)/i,
    say: [
      'Nei lunghi trasferimenti {themodel} offre spazio, comodità e una guida distesa.',
      'L’eleganza {ofmodel} è discreta e adatta agli impegni di lavoro come ai viaggi di famiglia.',
    ],
  },
  {
    name: /^bmw i?x1\b/i,
    say: [
      '{themodel} unisce una seduta rialzata e misure gestibili, utili alla famiglia che vive in città.',
      'Lo spazio di carico {ofmodel} basta per la spesa, lo sport e le partenze del fine settimana.',
    ],
  },
  {
    name: /^bmw i?x3\b/i,
    say: [
      'Dal posto di guida {ofmodel} la visuale è ampia e le distanze si valutano bene.',
      '{themodel} viaggia con agio in autostrada e resta adatt@ alle strade di campagna.',
    ],
  },
  {
    name: /^bmw x5\b/i,
    say: [
      'Ampi@ e comod@, {themodel} accoglie bene la famiglia e i bagagli di una lunga vacanza.',
      'La seduta alta {ofmodel} dà una visuale aperta e rende riposante la guida.',
    ],
  },
  {
    name: /^bmw z[34]\b/i,
    say: [
      'Il cofano lungo e la coda corta danno {atmodel} le proporzioni della sportiva classica.',
      '{themodel} è pensat@ per chi guida per piacere, sulle strade secondarie e nelle giornate libere.',
    ],
  },
  {
    name: /^bmw i3s?\b/i,
    say: [
      'Il muso corto e i vetri ampi rendono {themodel} facile da condurre nel traffico.',
      '{inmodel} lo spazio è luminoso e ben sfruttato rispetto alla lunghezza contenuta.',
    ],
  },
  {
    name: /^(?:bmw )?mini (?!.*(?:countryman|clubman|paceman|aceman))/i,
    say: [
      'Con le ruote agli angoli, {themodel} risponde con prontezza allo sterzo e diverte nelle curve.',
      'Lo stile {ofmodel} si riconosce subito e le misure contenute sono comode in città.',
    ],
  },
  {
    name: /^(?:bmw )?mini .*countryman\b/i,
    say: [
      '{themodel} porta lo stile Mini in una carrozzeria con spazio per la famiglia.',
      '!classic :: La posizione di guida alta {ofmodel} aiuta nel traffico e nelle gite fuori città.',
    ],
  },
  {
    name: /^(?:bmw )?mini .*clubman\b/i,
    say: [
      '!classic :: La carrozzeria allungata {ofmodel} offre ai bagagli più spazio di una Mini tradizionale.',
      'Chi ama lo stile Mini trova {inmodel} un abitacolo adatto anche ai viaggi.',
    ],
  },
  {
    name: /^porsche (?:911|carrera|9(?:64|93|9[1267]))\b/i,
    say: [
      'La linea {ofmodel} è rimasta fedele alla tradizione e si riconosce a colpo d’occhio.',
      '{themodel} unisce un carattere da sportiva e una facilità d’uso adatta anche ai viaggi.',
    ],
  },
  {
    name: /^porsche (?:718|boxster|cayman)\b/i,
    say: [
      '{themodel} è appagante nelle curve, con una guida precisa e una seduta vicina alla strada.',
      'Bass@ e compatt@, {themodel} si gode nelle uscite del fine settimana, lontano dal traffico.',
    ],
  },
  {
    name: /^porsche cayenne\b/i,
    say: [
      '{themodel} unisce lo spazio di un’auto da famiglia e il carattere sportivo della Porsche.',
      'Seduti in alto, {onmodel} si affrontano con calma anche i percorsi lunghi.',
    ],
  },
  {
    name: /^porsche macan\b/i,
    say: [
      'Le dimensioni {ofmodel} restano pratiche in città, con una guida di stampo sportivo.',
      'Chi viaggia {onmodel} siede in alto e conserva un contatto diretto con la strada.',
    ],
  },
];
