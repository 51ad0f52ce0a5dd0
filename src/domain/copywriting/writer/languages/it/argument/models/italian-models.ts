import type { ModelLines } from '../../../../argument/arguments.ts';

export const italianModels: readonly ModelLines[] = [
  {
    name: /^fiat (?:nuova )?(?:panda|pandina)\b/i,
    say: [
      'Davanti alla malga, alla farmacia o al teatro, {themodel} ha sempre l’aria di essere attes@.',
      'Il muso finisce dove credi che finisca, e con {themodel} il vicolo dei vasi non fa paura.',
      'inCity :: Tra chi ha parcheggiato storto e chi di traverso, il posto che avanza ha la misura {ofmodel}.',
      'inCountry :: In ogni paese qualcuno arriva {onmodel} fino all’ultima casa, che sia il postino o chi ci abita.',
    ],
  },
  {
    name: /^fiat grande panda\b/i,
    say: [
      'Il nome è stampato nella lamiera delle portiere, e da lontano si legge prima della targa.',
      'Spigoli e fiancate dritte richiamano la prima Panda, con più posto per chi sale dietro.',
    ],
  },
  {
    name: /^fiat (?:nuova )?500[ce]?\b(?! ?[lx]\b)(?!.* abarth)/i,
    say: [
      '{themodel} i bambini {it} disegnano quasi giust@, cosa che di molte auto non si può dire.',
      'Tond@ davanti e tond@ dietro, {themodel} mette di buon umore anche chi aspetta di passare.',
      'inCity :: Il posto corto tra il cassonetto e le strisce, quello che avanza sempre, sembra tenuto per {lei}.',
    ],
  },
  {
    name: /^fiat 500 ?x\b/i,
    say: [
      '{themodel} ha gli occhi tondi della piccola di famiglia, e in più le porte dietro.',
      'Chi ha avuto un Cinquino e adesso ha bisogno di posto, {onmodel} ritrova la faccia che conosce.',
      'inCity :: Seduti un gradino più su, alla rotonda si vede chi arriva, e la coda resta corta da parcheggiare.',
    ],
  },
  {
    name: /^fiat 500 ?l\b/i,
    say: [
      'Accanto al parabrezza c’è un vetro in più, e all’incrocio il pedone non sparisce dietro il montante.',
      'Fiancate dritte e soffitto alto danno {atmodel} più stanza di quanta ne prometta la faccia tonda.',
      'family :: Per allacciare i bambini ci si china poco, perché tetto e sedili {ofmodel} stanno in alto.',
    ],
  },
  {
    name: /^fiat tipo\b/i,
    say: [
      'Nel parcheggio del Comune, della scuola o della fabbrica {themodel} c’è, e si presta a mestieri diversi.',
      '{themodel} lascia perdere i vezzi e mette i centimetri dove servono, alle ginocchia e alle valigie.',
    ],
  },
  {
    name: /^fiat (?:grande )?punto\b/i,
    say: [
      '{themodel}, in Italia, quasi tutti l’hanno guidat@ almeno una sera, magari quella della patente.',
      '!cabrio :: Nel posto sotto casa {themodel} ci sta, e dietro i sedili ci sta la spesa del sabato.',
      'newDriver :: Chi ti insegna a guidare {it} conosce già, perché di solito ci ha imparato a sua volta.',
    ],
  },
  {
    name: /^fiat (?:seicento|cinquecento)\b/i,
    say: [
      'Pochi comandi e vetri grandi, {themodel} è un’auto che si capisce al primo giro di chiave.',
      'Dal posto di guida gli angoli si indovinano tutti, e {themodel} si infila dove altri rinunciano.',
    ],
  },
  {
    name: /^fiat qubo\b/i,
    say: [
      'Dietro le porte scorrono, e nel box stretto si scende senza misurare il muro con lo spigolo.',
      'Soffitto alto e coda dritta, quello che in una berlina va sdraiato {inmodel} resta in piedi.',
    ],
  },
  {
    name: /^fiat multipla\b/i,
    say: [
      'Chi ride {ofmodel} di solito non l’ha mai caricat@ per le vacanze.',
      'I vetri scendono in basso tutto intorno, e {onmodel} anche i passeggeri guardano la strada.',
      'family :: Davanti si sta in fila come al cinema, e chi finiva sempre nel mezzo dietro ringrazia.',
    ],
  },
  {
    name: /^fiat (?:(?:124 )?(?:sport )?spider|124 spider|barchetta)\b/i,
    say: [
      'Sulla statale del lago, a tetto aperto, {themodel} fa di una commissione il giro della domenica.',
      'Muso basso e coda corta, {themodel} ha le proporzioni di quando le gite si facevano senza una meta.',
    ],
  },
  {
    name: /^(?:fiat 127|autobianchi (?:a ?112|y ?10)|lancia y ?10)\b/i,
    say: [
      'Chi {it} vede passare racconta di un fratello, di un’estate o di una strada di collina.',
      'Muso corto e coda tagliata, {themodel} sta nelle vie di oggi come stava in quelle di allora.',
    ],
  },
  {
    name: /^lancia (?:nuova )?(?:ypsilon|y)\b(?! ?10)/i,
    say: [
      '{themodel} è piccol@ ma si veste bene, e non chiede un’occasione per farlo.',
      'fiveDoors :: Dietro le maniglie stanno nascoste nel montante, e le porte le trova chi sa che ci sono.',
      'inCity :: Un posto corto in una via di palazzi vecchi è la cornice che sta bene {atmodel}.',
    ],
  },
  {
    name: /^lancia musa\b/i,
    say: [
      'Si sale quasi in piedi, perché {themodel} è piccol@ di pianta ma ha il soffitto alto.',
      'Per la via stretta è cort@, per chi ci sta dentro è alt@, e {themodel} accontenta entrambi.',
    ],
  },
  {
    name: /^lancia delta\b/i,
    say: [
      'Nominare {themodel}, fra chi ama le auto, apre una conversazione prima ancora del cofano.',
      'classic :: Spigoli, vetri grandi e montanti sottili, {themodel} viene da quando si disegnava con la riga.',
    ],
  },
  {
    name: /^lancia fulvia\b/i,
    say: [
      'Montanti sottili e vetri alti lasciano entrare la luce da ogni lato, come usava in casa Lancia.',
      'Al raduno {themodel} si ferma, e qualcuno si avvicina con un ricordo da raccontare.',
    ],
  },
  {
    name: /^alfa(?: romeo)? giulia\b(?! (?:gt|spider|sprint))/i,
    say: [
      '!classic :: Cofano lungo e posto di guida arretrato, {themodel} pare disegnat@ intorno a chi tiene il volante.',
      '!classic :: In garage, spenta la luce, {themodel} si lascia guardare ancora un momento, di solito dal muso.',
      'classic :: La dicevano disegnata dal vento, e la coda tronca è ancora lì a spiegare perché.',
    ],
  },
  {
    name: /^alfa(?: romeo)? giulietta\b/i,
    say: [
      'Porta il nome della ragazza del balcone, e per strada qualcuno alza ancora gli occhi.',
      '!classic :: Nello specchietto di chi precede arriva prima lo scudetto, perché la targa si è fatta da parte.',
      'fiveDoors & !classic :: Dietro le maniglie si nascondono nel montante, e di fianco la linea corre senza interruzioni.',
    ],
  },
  {
    name: /^alfa(?: romeo)? stelvio\b/i,
    say: [
      '{themodel} porta il nome di un passo di montagna, e ai tornanti si presenta volentieri.',
      'Da fuori è alt@, ma al volante ci si siede con le gambe distese, come su un’Alfa.',
      'family :: I bambini dietro guardano fuori dal finestrino, e davanti qualcuno si gode le curve della gita.',
    ],
  },
  {
    name: /^alfa(?: romeo)? tonale\b/i,
    say: [
      'I fari in fila salutano le Alfa squadrate di un tempo, e di notte {themodel} si riconosce subito.',
      'Qui lo scudetto sta un po’ più in alto del solito, e con lui gli occhi di chi guida.',
    ],
  },
  {
    name: /^alfa(?: romeo)? (?:147|156|159)\b/i,
    say: [
      'Lo scudetto scende così in basso che la targa si è dovuta spostare di lato.',
      'Chi se ne intende si mette di fianco al muso, da dove si vede come scende il cofano.',
    ],
  },
  {
    name: /^alfa(?: romeo)? mito\b/i,
    say: [
      'Finestrini senza cornice, e aprire la portiera {ofmodel} diventa un gesto che le altre piccole non hanno.',
      '{themodel} è piccol@ ma larg@ di fianchi, e le curve del quartiere le prende sul serio.',
    ],
  },
  {
    name: /^alfa(?: romeo)? (?:spider|duetto)\b/i,
    say: [
      'Il tetto si apre, la strada costiera fa il resto, e {onmodel} nessuno ha fretta.',
      'Davanti al bar, con il tetto giù, {themodel} fa voltare anche chi leggeva il giornale.',
    ],
  },
  {
    name: /^(?:fiat )?abarth (?:500|595|695)[ce]?\b|^fiat (?:500|595|695)[ce]? abarth\b/i,
    say: [
      'Lo scorpione sul muso si legge da lontano, e al semaforo nessuno {it} scambia per un’altra.',
      'Cort@ e larg@ sulle ruote, {themodel} sta ferm@ come un cane che tira il guinzaglio.',
      'fast :: La strada di collina che gli altri fanno per arrivare, {onmodel} si fa anche per tornare indietro.',
    ],
  },
];
