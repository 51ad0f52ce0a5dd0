import type { ModelLines } from '../../../../argument/arguments.ts';

/** Mercedes and Smart. */
export const mercedesModels: readonly ModelLines[] = [
  {
    name: /^mercedes(?:[- ]benz)? (?:classe a\b|a[- ]?\d{3}\b)/i,
    say: [
      '{themodel} porta lo stile Mercedes in dimensioni adatte alla città.',
      'Compatt@ e curat@ nell’aspetto, {themodel} è comod@ anche fuori dalle strade urbane.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe b\b|b[- ]?\d{3}\b)/i,
    say: [
      'La seduta facile da raggiungere rende {themodel} pratic@ negli impegni di ogni giorno.',
      'Lo spazio interno {ofmodel} è ampio rispetto alla lunghezza e serve bene alla famiglia.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe c\b|c[- ]?\d{3}\b)/i,
    say: [
      '{themodel} è elegante e misurat@, adatt@ al lavoro come alle occasioni importanti.',
      'Nei viaggi {themodel} offre una marcia tranquilla e un abitacolo accogliente.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe e\b|e[- ]?\d{3}\b)/i,
    say: [
      'Sui lunghi percorsi autostradali {themodel} è comod@ e fa arrivare riposati.',
      'La linea {ofmodel} è elegante e sobria, e si adatta a ogni appuntamento.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe )?cla\b/i,
    say: [
      'Il profilo filante {ofmodel} unisce eleganza e sportività in dimensioni pratiche.',
      'Bass@ e slanciat@, {themodel} porta un tocco da coupé nell’uso di tutti i giorni.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe )?gla\b/i,
    say: [
      'La seduta rialzata {ofmodel} facilita l’accesso e aiuta a orientarsi nel traffico.',
      '{themodel} ha misure da città e uno stile adatto anche alle gite fuori porta.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe )?glb\b/i,
    say: [
      'Le forme squadrate {ofmodel} lasciano molto spazio alla testa e ai bagagli.',
      '{themodel} è pensat@ per la famiglia, con un abitacolo alto e ben sfruttato.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe )?glc\b/i,
    say: [
      'Spazios@ ed elegante, {themodel} affronta bene l’autostrada e le strade di montagna.',
      'La posizione di guida {ofmodel} è alta e rilassante, adatta a chi viaggia molto.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe )?sl[ck]\b/i,
    say: [
      'Il cofano lungo e la coda corta danno {atmodel} le proporzioni della roadster classica.',
      'Compatt@ ed elegante, {themodel} è adatt@ alle gite del fine settimana.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe g\b|g[- ]?\d{3}\b)/i,
    say: [
      'La carrozzeria squadrata {ofmodel} permette di vedere bene gli angoli e offre spazio alla testa.',
      '{themodel} conserva forme fedeli alla tradizione e si trova a suo agio anche fuori strada.',
    ],
  },
  {
    name: /^smart (?:eq |electric |city )?(?:fortwo|coup)/i,
    say: [
      'La lunghezza ridotta {ofmodel} permette di sfruttare spazi di parcheggio molto piccoli.',
      'Agile nelle vie strette, {themodel} è adatt@ a chi si muove soprattutto in città.',
    ],
  },
  {
    name: /^smart (?:eq )?forfour\b/i,
    say: [
      '{themodel} unisce misure da città e un abitacolo che accoglie anche passeggeri dietro.',
      'Comod@ da manovrare, {themodel} semplifica gli spostamenti di ogni giorno nelle vie strette.',
    ],
  },
];
