import type { ModelLines } from '../../../../argument/arguments.ts';

/** Volkswagen, Škoda, Seat and Cupra. */
export const volkswagenModels: readonly ModelLines[] = [
  {
    name: /^(?:volkswagen|vw) golf\b(?!.* (?:plus|sportsvan|variant|cabrio))/i,
    say: [
      '{themodel} unisce misure compatte e un abitacolo in cui si sta comodi anche in viaggio.',
      'Lo stile sobrio {ofmodel} non stanca con gli anni e si adatta a ogni occasione.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) polo\b/i,
    say: [
      'Le dimensioni {ofmodel} semplificano la vita in città e bastano anche per qualche viaggio.',
      'Sobri@ nelle linee, {themodel} si adatta a guidatori di ogni età ed esperienza.',
    ],
  },
  {
    name: /^(?:(?:volkswagen|vw) (?:e-)?up\b|[sš]koda citigo|seat mii)/i,
    say: [
      'Le ruote poste agli angoli danno {atmodel} un buono spazio interno in poca lunghezza.',
      'In città {themodel} si gira in poco spazio e si parcheggia con facilità.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) tiguan\b/i,
    say: [
      'La seduta rialzata {ofmodel} rende facile salire e offre una visuale aperta sulla strada.',
      '{themodel} accoglie bene famiglia e bagagli, con misure ancora gestibili in città.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) t-? ?roc\b/i,
    say: [
      'Al volante {ofmodel} si siede un po’ più in alto, con una visuale comoda nel traffico.',
      '{themodel} ha una linea personale e misure compatte, facili da gestire nei parcheggi.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) t-? ?cross\b/i,
    say: [
      'Cort@ fuori e alt@ di seduta, {themodel} facilita l’accesso e le manovre in città.',
      'Lo spazio {ofmodel} è ben sfruttato e risponde ai bisogni di una giovane famiglia.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) touran\b/i,
    say: [
      'La coda verticale {ofmodel} lascia un vano regolare, comodo da riempire con i bagagli.',
      '{themodel} è pensat@ per la famiglia, con un abitacolo alto e facile da vivere.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) passat\b/i,
    say: [
      '{themodel} è adatt@ ai lunghi viaggi, con un abitacolo ampio e una marcia distesa.',
      'Lo spazio per le gambe rende {themodel} comod@ anche per chi siede dietro.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) touareg\b/i,
    say: [
      'La seduta alta {ofmodel} rende riposanti anche i viaggi con molti bagagli.',
      'Grande ma sobri@, {themodel} si usa con la stessa naturalezza in autostrada e in montagna.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) id\.? ?3\b/i,
    say: [
      'Il muso corto {ofmodel} lascia molto spazio all’abitacolo, comodo anche per chi siede dietro.',
      '{inmodel} ci si muove in silenzio, con dimensioni adatte alle vie di città.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) id\.? ?[45]\b/i,
    say: [
      'Il pavimento piatto {ofmodel} dà agio ai piedi di chi siede dietro.',
      '{themodel} offre alla famiglia una seduta rialzata e una marcia silenziosa.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) (?:maggiol\p{L}+|(?:new )?beetle)\b/iu,
    say: [
      'Le forme tonde {ofmodel} si riconoscono da ogni lato e danno carattere a ogni uscita.',
      '{themodel} è adatt@ a chi cerca una linea personale, legata alla storia della Volkswagen.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) caddy\b/i,
    say: [
      'Il vano squadrato {ofmodel} permette di sistemare il carico in modo ordinato.',
      '{themodel} si guida con la facilità di un’auto e si presta al lavoro come alla famiglia.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) (?:transporter|multivan|caravelle|california|bulli|t[1-7])\b/i,
    say: [
      'La posizione di guida alta {ofmodel} aiuta a controllare bene la strada e gli ingombri.',
      '{themodel} offre uno spazio ampio e regolare, adatto al lavoro, ai viaggi e al tempo libero.',
    ],
  },
  {
    name: /^[sš]koda fabia\b/i,
    say: [
      '{themodel} bada alla praticità, con comandi chiari e spazio ben sfruttato.',
      'Con le sue misure da città, {themodel} lascia comunque un buon posto ai bagagli.',
    ],
  },
  {
    name: /^[sš]koda octavia\b/i,
    say: [
      'Il bagagliaio {ofmodel} è ampio e accoglie senza fatica quello che serve per le vacanze.',
      'Tranquill@ e spazios@, {themodel} è adatt@ a chi passa molte ore alla guida.',
    ],
  },
  {
    name: /^[sš]koda superb\b/i,
    say: [
      'Il divano posteriore {ofmodel} offre molto posto alle gambe, utile quando si viaggia in compagnia.',
      'Elegante senza eccessi, {themodel} accompagna bene il lavoro e i viaggi di famiglia.',
    ],
  },
  {
    name: /^[sš]koda kodiaq\b/i,
    say: [
      '{themodel} offre alla famiglia molto spazio per persone, bagagli e attrezzatura sportiva.',
      'Dal posto di guida rialzato {ofmodel} la strada si vede bene anche in mezzo al traffico.',
    ],
  },
  {
    name: /^[sš]koda (?:karoq|yeti)\b/i,
    say: [
      'Le forme regolari {ofmodel} facilitano le manovre e sfruttano bene lo spazio di carico.',
      'Alt@ il giusto e non troppo lung@, {themodel} è comod@ in città e nelle gite.',
    ],
  },
  {
    name: /^seat ibiza\b/i,
    say: [
      '{themodel} unisce misure da città e uno stile giovane, con una guida piacevole.',
      'Agile nel traffico, {themodel} va bene anche per le uscite del fine settimana.',
    ],
  },
  {
    name: /^(?:seat|cupra) leon\b/i,
    say: [
      'Compatt@ e dinamic@, {themodel} rende piacevoli i tragitti quotidiani e le strade con le curve.',
      'Nella vita di ogni giorno {themodel} offre uno spazio adeguato e una linea sportiva.',
    ],
  },
  {
    name: /^seat arona\b/i,
    say: [
      'La seduta {ofmodel} è più alta di quella di un’utilitaria e facilita l’accesso.',
      '{themodel} resta compatt@ fuori e si parcheggia bene anche nelle vie del centro.',
    ],
  },
  {
    name: /^seat ateca\b/i,
    say: [
      '{themodel} unisce lo spazio per la famiglia e una guida piacevole anche fuori città.',
      'Grazie all’altezza {ofmodel} è comodo salire e sistemare i bambini sui sedili.',
    ],
  },
  {
    name: /^cupra formentor\b/i,
    say: [
      'La linea bassa e scolpita {ofmodel} si distingue e conserva spazio per i passeggeri.',
      '{themodel} unisce una seduta leggermente rialzata e una guida di carattere sportivo.',
    ],
  },
];
