import type { Argument } from '../../../../../argument/arguments.ts';

/** First sentences about what makes the hours on board good, and about looks. */
export const comfortLeads: readonly Argument[] = [
  {
    of: ['panoramicRoof'],
    say: [
      'Alza gli occhi: sopra {who} il cielo entra {da x}.',
      'inCity :: Al semaforo, fra un palazzo e l’altro, in alto c’è sempre una striscia di cielo. {who} te la mostra attraverso {x}.',
      'Anche con la pioggia, dentro {who} resta la luce che passa attraverso {x}.',
    ],
  },
  {
    of: [['openingPanoramicRoof', 'sunroof']],
    say: [
      'La prima sera tiepida di aprile si guida senza aria condizionata: {who} ha {x}.',
      'Quando l’aria è quella giusta basta un dito per farla entrare dall’alto. {who} ha {x}.',
    ],
  },
  {
    of: ['panoramicRoof', ['leather', 'leatherSeats', 'heatedSeats']],
    say: [
      'Sopra la testa la luce, sotto le mani la materia: {who} ha {x} e {y}.',
      'Siediti e guarda prima in alto, poi intorno. {who} ha {x} e {y}.',
    ],
  },
  {
    of: ['heatedSeats'],
    say: [
      'A gennaio, alle sette, la schiena si scalda prima del motore: {who} ha {x}.',
      'Il parabrezza è ancora bianco e tu sei già al caldo, perché {who} ha {x}.',
      'commuter :: Per chi parte quando è ancora buio, i primi dieci minuti sono i più freddi. {who} li passa con {x}.',
      'inCountry :: In campagna l’inverno comincia dalla maniglia della portiera. Dentro {who} ci pensano {x}.',
    ],
  },
  {
    of: ['heatedSeats', 'heatedSteering'],
    say: [
      'I guanti possono restare in tasca: {who} ha {x} e {y}.',
      'Schiena e mani arrivano al lavoro prima del termometro. {who} ha {x} e {y}.',
    ],
  },
  {
    of: ['ventilatedSeats'],
    say: [
      'La camicia, dopo due ore di autostrada in luglio, può ancora andare in riunione: {who} ha {x}.',
      'Ferma al sole per un pomeriggio, si lascia guidare lo stesso. {who} ha {x}.',
    ],
  },
  {
    of: ['ventilatedSeats', 'heatedSeats'],
    say: [
      'Di gennaio e di luglio ti accorgi solo guardando fuori: {who} ha {x} e {y}.',
      'Un pulsante per l’estate, uno per l’inverno. {who} ha {x} e {y}.',
    ],
  },
  {
    of: ['massageSeats'],
    say: [
      'onTrips :: Alla terza ora di autostrada la schiena comincia a protestare. Dentro {who} le rispondono {x}.',
      'Il momento più comodo della giornata può essere la coda delle sei: {who} ha {x}.',
      'Dopo otto ore di scrivania il viaggio verso casa serve a qualcosa. {who} ha {x}.',
    ],
  },
  {
    of: [['leather', 'leatherSeats']],
    say: [
      'Prima del motore si sente la pelle, sotto la mano che cerca la cintura. {who} ha {x}.',
      'stylish :: Apri la portiera e l’occhio cade dentro, non sulla carrozzeria: {who} ha {x}.',
      'family :: Un gelato caduto dietro si toglie con un panno. {who} ha {x}.',
    ],
  },
  {
    of: [['parkingHeater', 'preconditioning']],
    say: [
      'Gli altri raschiano il vetro, tu sali in maglione: {who} ha {x}.',
      'La mattina fredda comincia mentre sei ancora al caffè. {who} ha {x}.',
    ],
  },
  {
    of: [['airSuspension', 'adaptiveSuspension']],
    say: [
      'Il tombino davanti all’ufficio lo ricordi perché un tempo lo sentivi. {who} ha {x}.',
      'Dove la strada cambia fondo, le conversazioni a bordo continuano: {who} ha {x}.',
    ],
  },
  {
    of: ['multiZoneClimate'],
    say: [
      'Chi guida ha caldo, chi dorme dietro ha freddo, e nessuno ha torto: {who} ha {x}.',
      'family :: La discussione sulla temperatura finisce al primo casello. {who} ha {x}.',
    ],
  },
  {
    of: ['carPlay'],
    say: [
      'La strada la sa il telefono, e con {who} la vedi dove deve stare: sullo schermo ci pensa {x}.',
      'Il supporto a ventosa può restare nella vecchia auto, perché {who} ha {x}.',
      'commuter :: Il podcast lasciato a metà in cucina riprende al primo semaforo. {who} ha {x}.',
      'young :: La playlist sale con te e il telefono resta in tasca: {who} ha {x}.',
    ],
  },
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      'Qualunque telefono abbia in tasca chi guida, le mappe finiscono sullo schermo: {who} ha {x} e {y}.',
      'In casa ci sono due telefoni diversi e un’auto sola. {who} va d’accordo con tutti, grazie a {x} e {y}.',
    ],
  },
  {
    of: ['headUp'],
    say: ['La velocità la leggi guardando la strada: {who} ha {x}.'],
  },
  {
    of: ['rearScreens'],
    say: [
      'Quanto manca? Dietro, per la durata di un film, non lo chiede nessuno: {who} ha {x}.',
      'La fila posteriore ha il suo cinema. {who} ha {x}.',
    ],
  },
  {
    of: [['matrixLights', 'laserLights']],
    say: [
      'Sulla statale, di notte, vedi lontano e nessuno ti lampeggia: {who} ha {x}.',
      'inCountry :: Dove finiscono i lampioni comincia il lavoro dei fari. {who} ha {x}.',
      'Il buio davanti si apre e chi viene incontro non se ne accorge. {who} ha {x}.',
      'commuter :: D’inverno parti al buio e torni al buio. {who} ha {x}.',
    ],
  },
  {
    of: ['sportPackage'],
    say: [
      'Basta una fiancata per capire che qualcuno, al momento dell’ordine, ci ha pensato: {who} ha {x}.',
      'stylish :: Ferma al marciapiede ha già l’aria di partire. {who} ha {x}.',
    ],
  },
  {
    of: ['softClose'],
    say: [
      'L’ultimo centimetro della portiera non è affar tuo: {who} ha {x}.',
      'Di notte, sotto casa, i vicini non ti sentono rientrare. {who} ha {x}.',
    ],
  },
  {
    of: [['foldingHardTop']],
    say: ['Un tetto vero quando piove, nessun tetto quando smette. {who} ha {x}.'],
  },
  {
    of: [['electricTop', 'softTop']],
    say: [
      'cabrio :: Lungomare, le sette di sera, nessuna fretta: {who} ha {x}, e il cielo è a portata di mano.',
      'cabrio :: Togli il tetto alla strada di sempre e ne trovi un’altra. {who} ha {x}.',
      'Il sole esce fra due temporali e tu sei pronto: {who} ha {x}.',
    ],
  },
  {
    of: ['hardTop'],
    say: [
      'cabrio :: Ottobre non chiude la stagione: {who} ha {x}.',
      'pickup :: Sotto un tetto rigido gli attrezzi restano asciutti e chiusi a chiave. {who} ha {x}.',
      'cabrio :: Estate e inverno se li divide in due vestiti: {who} ha {x}.',
    ],
  },
];
