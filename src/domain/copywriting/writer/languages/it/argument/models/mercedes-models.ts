import type { ModelLines } from '../../../../argument/arguments.ts';

/** Mercedes and Smart. */
export const mercedesModels: readonly ModelLines[] = [
  {
    name: /^mercedes(?:[- ]benz)? (?:classe a\b|a[- ]?\d{3}\b)/i,
    say: [
      'Chi apre la portiera e vede la stella sul volante capisce di non essere salito su un’utilitaria.',
      '{themodel} porta la stella in vie dove le sorelle grandi preferiscono non entrare.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe b\b|b[- ]?\d{3}\b)/i,
    say: [
      'Si entra quasi camminando, perché {themodel} ha il soffitto alto e il sedile all’altezza di una sedia.',
      'family :: Da fuori resta raccolt@, da dentro {themodel} sembra avere una stanza in più.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe c\b|c[- ]?\d{3}\b)/i,
    say: [
      'Cofano lungo e passo tranquillo, {themodel} fa sembrare vicino anche l’ultimo casello.',
      '{themodel} sta bene sotto l’ufficio e davanti alla chiesa di un matrimonio, con lo stesso vestito.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe e\b|e[- ]?\d{3}\b)/i,
    say: [
      'onTrips :: {themodel} è fatt@ per le giornate in cui si parte con il buio e si torna con il buio.',
      '!coupe & !cabrio :: Tassisti di mezza Europa ci hanno passato la vita, e chi sedeva dietro se ne ricorda.',
      'Chi scende da una Classe E di solito non ha fretta di farlo, e {themodel} spiega il perché.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe )?cla\b/i,
    say: [
      'Il tetto scende in un arco fino alla coda, e {themodel} ferm@ in via sembra appena arrivat@.',
      'Con la portiera aperta il vetro {ofmodel} resta senza cornice, e salire pare un gesto più elegante.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe )?gla\b/i,
    say: [
      'La stella qui si alza di una spanna, e con lei gli occhi di chi cerca parcheggio.',
      '{themodel} ha taglia da città e scarpe da gita, e il lunedì non rinnega la domenica.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe )?glb\b/i,
    say: [
      'Squadrat@ come un baule da viaggio, {themodel} mette a frutto anche l’ultimo angolo dietro.',
      'family :: Il tetto resta dritto fino in fondo, e chi sta dietro non viaggia con la testa bassa.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe )?glc\b/i,
    say: [
      'Dopo ore di autostrada ci si stira per abitudine più che per bisogno, e il merito è {ofmodel}.',
      'Le spalle sono larghe ma morbide, e {themodel} in mezzo al traffico non fa a gomitate.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe )?sl[ck]\b/i,
    say: [
      'Il tetto è di lamiera e si ripiega nel baule, così {themodel} cambia stagione da sol@.',
      'Cofano lungo e coda corta, {themodel} per la gita in coppia ha già la forma giusta.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:classe g\b|g[- ]?\d{3}\b)/i,
    say: [
      'Fiancate piatte e cerniere a vista, {themodel} ha cambiato tante cose ma non la faccia.',
      'La portiera si chiude con un rumore di cassaforte, e c’è chi la apre soltanto per risentirlo.',
    ],
  },
  {
    name: /^smart (?:eq |electric |city )?(?:fortwo|coup)/i,
    say: [
      'Si sale dritti e si guarda dall’alto, con il muso che finisce subito dopo i piedi.',
      'inCity :: Dove gli altri vedono un buco tra due auto, chi guida {themodel} vede un parcheggio.',
      'commuter :: Per chi al volante è quasi sempre da solo, {themodel} porta in giro soltanto quello che serve.',
    ],
  },
  {
    name: /^smart (?:eq )?forfour\b/i,
    say: [
      '{themodel} tiene lo spirito della fortwo e fa salire anche chi restava sul marciapiede.',
      'inCity :: Ruote agli angoli e muso corto, {themodel} torna indietro anche dove la via finisce.',
    ],
  },
];
