import type { Argument } from '../../../../../argument/arguments.ts';

/** What is written down, what comes in the drawer, and what is covered. */
export const papersReasons: readonly Argument[] = [
  {
    of: ['serviceBook'],
    say: [
      'Nel cassetto trovi {x}: si apre, si legge, poi si parla.',
      'A chi chiede della manutenzione si risponde porgendo {x}.',
      'thrifty :: Prima di decidere leggi {x}, che non costa niente.',
    ],
  },
  {
    of: ['serviceBookKept'],
    say: [
      'Timbro dopo timbro si arriva a oggi: nel cassetto (c’è/ci sono) {x}.',
      'Sfoglia {x}, e le domande sulla manutenzione si rispondono da sole.',
      'Ogni officina ha lasciato data e timbro, come mostra {x}.',
      'commuter :: Chi {it} vuole per tutti i giorni comincia da qui: {x}.',
    ],
  },
  {
    of: ['digitalServiceBook'],
    say: [
      'I timbri non si perdono in un trasloco, con {x}.',
      'Basta uno schermo per vedere che cosa è stato fatto e quando, grazie {a x}.',
    ],
  },
  {
    of: [['serviceInvoices', 'workInvoices']],
    say: [
      'Data, officina, importo: {x} si leggono prima ancora della prova.',
      'Dove altri raccontano, qui si porgono {x}.',
      'Porta {x} al tuo meccanico, e in cinque minuti sa da dove ripartire.',
      'thrifty :: Le spese già fatte da altri hanno una data: {x} sono lì da leggere.',
    ],
  },
  {
    of: ['keys'],
    say: [
      'Una in tasca e una nel cassetto di casa: ricevi {x}.',
      'Con {x} nessuno deve aspettare nessuno.',
      'family :: Chi porta i bambini a scuola e chi li va a prendere non si passano più il mazzo: ci sono {x}.',
      'atWork :: Il collega parte senza passare da te, con {x}.',
      'thrifty :: {x}: una copia da far codificare in meno.',
    ],
  },
  {
    of: ['originalDocuments'],
    say: [
      'Carta ingiallita e timbri di allora: con l’auto {x} passano a te.',
      'classic :: Per un’iscrizione o un raduno servono {x}, e qui ci sono.',
      'Ci sono ancora {x}, e la storia si può ricostruire foglio per foglio.',
    ],
  },
  {
    of: ['papersInOrder'],
    say: [
      'Allo sportello si fa una volta sola, con {x}.',
      'Tra la stretta di mano e la targa intestata a te ci sono {x}, e nessun foglio da rincorrere.',
    ],
  },
  {
    of: ['certificate'],
    say: [
      'Nero su bianco hai {x}, da leggere con calma.',
      'Alla parola si aggiunge la carta: (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['classicRegistered'],
    say: [
      'Il lavoro di domande, foto e bolli è già fatto. {auto} {x}.',
      '{auto} {x}, e qualcuno che di queste auto se ne intende l’ha già guardat@ con calma.',
      'Ai raduni si presenta con le carte giuste, perché {auto} {x}.',
    ],
  },
  {
    of: ['classicCertificate'],
    say: ['Quello che l’occhio vede la carta lo conferma: (c’è/ci sono) {x}.'],
  },
  {
    of: ['historicPlate'],
    say: [
      'Anche il paraurti racconta gli anni giusti, con {x}.',
      'In fotografia una targa moderna stona; qui (c’è/ci sono) {x}.',
    ],
  },
  {
    of: ['originalPlates'],
    say: [
      'Con {x} la provincia e gli anni si leggono ancora come il primo giorno.',
      'Ci sono {x}, quelle che ha portato da quando è su strada.',
    ],
  },
  {
    of: ['matchingNumbers'],
    say: [
      'Chi colleziona apre il cofano e legge prima di salutare: qui trova {x}.',
      'Motore e scocca sono usciti insieme e insieme sono rimasti: {x}.',
      'Su tutto il resto si può discutere, qui no: {x}.',
    ],
  },
  {
    of: ['newDriversAllowed'],
    say: [
      '{auto} {x}, quindi il primo anno di patente non si passa a guardare gli altri.',
      'Potenza e peso stanno nei limiti di legge: {auto} {x}.',
      'newDriver :: Patente fresca, nessun calcolo da fare. {auto} {x}.',
      'family :: Quando un figlio prende la patente non serve cercarne un’altra: {auto} {x}.',
    ],
  },
  {
    of: ['noSuperTax'],
    say: [
      'Le prestazioni restano, il bollettino in più no. {auto} {x}.',
      '{auto} {x}, e tra un anno il calcolo lo fai con una voce sola.',
    ],
  },
  {
    of: ['italianPlates'],
    say: [
      'Con {x} la pratica è un passaggio di proprietà come tutti gli altri.',
      'Niente dogana né traduzioni, con {x}.',
    ],
  },
  {
    of: ['makerWarrantyUntil'],
    say: [
      'Fino alla scadenza risponde chi l’ha costruit@: (c’è/ci sono) {x}.',
      'Qualunque officina della rete, in viaggio, sa che cosa fare con {x}.',
      'thrifty :: Per i conti dei prossimi tempi c’è un riparo scritto: {x}.',
    ],
  },
  {
    of: ['warrantyMonths'],
    say: [
      'Dopo la firma non hai in mano soltanto le chiavi: (c’è/ci sono) {x}.',
      'A coprirti le spalle trovi {x}.',
    ],
  },
  {
    of: ['batteryWarranty'],
    say: [
      'La domanda che fa chi passa all’elettrico ha una risposta scritta: {x}.',
      'Il pezzo che più conta ha la sua carta: {x}.',
    ],
  },
  {
    of: ['warrantyExtendable'],
    say: ['Se la vuoi più lunga si può: {x}.', 'Quanto deve durare la copertura lo decidi tu, con {x}.'],
  },
  {
    of: ['maintenanceIncluded'],
    say: [
      'La prossima visita in officina ha già chi la paga: {x}.',
      'thrifty :: In officina si va con l’appuntamento e senza portafoglio: {x}.',
    ],
  },
  {
    of: ['legalWarranty'],
    say: [
      'Chi compra è tutelato per scritto: (c’è/ci sono) {x}.',
      'La firma sul contratto porta con sé {x}.',
    ],
  },
];
