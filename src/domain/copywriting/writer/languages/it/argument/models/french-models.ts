import type { ModelLines } from '../../../../argument/arguments.ts';

/** Renault, Dacia, Peugeot, Citroën and DS. */
export const frenchModels: readonly ModelLines[] = [
  {
    name: /^renault clio\b/i,
    say: [
      '{themodel} in Italia ha trovato posto sotto ogni casa, anche dove il posto non c’era.',
      'Ci si va al lavoro e ci si parte per il mare, senza cambiare auto e nemmeno umore.',
      'newDriver :: Davanti il muso scende e gli angoli si intuiscono, perciò la prima settimana si respira.',
    ],
  },
  {
    name: /^renault captur\b/i,
    say: [
      'Chi conosce la Clio qui la ritrova qualche spanna più in alto, con la strada che si legge meglio.',
      'family :: Dietro si sale senza chinare la testa, e il seggiolino si aggancia senza litigare col tetto.',
    ],
  },
  {
    name: /^renault m[eé]gane\b(?! sc[eé]nic)/i,
    say: [
      'Fra le compatte {themodel} ha sempre disegnato la coda a modo suo, e chi la segue lo nota.',
      'commuter :: Nella fila del casello {themodel} occupa il giusto, e le spalle stanno comode.',
    ],
  },
  {
    name: /^renault (?:grand |m[eé]gane )?sc[eé]nic\b/i,
    say: [
      '!recent :: {themodel} ha insegnato alle famiglie che si può viaggiare seduti dritti e guardare fuori.',
      'La luce arriva fino ai piedi di chi sta dietro, e contare i camion diventa un gioco.',
    ],
  },
  {
    name: /^renault twingo\b/i,
    say: [
      '{themodel} ha l’aria di chi si è svegliato bene, e nel traffico del lunedì conta.',
      'inCity :: Dove altri fanno manovra {themodel} si gira, e riparte prima che si formi la coda.',
    ],
  },
  {
    name: /^renault kadjar\b/i,
    say: [
      'Fianchi pieni e vetri lunghi, {themodel} mette nel viaggio una calma che si nota salendo.',
      'family :: Per la gita i palloni vanno sotto e i panini sopra, e nessuno viaggia con lo zaino in braccio.',
    ],
  },
  {
    name: /^renault arkana\b/i,
    say: [
      'Chi voleva una linea bassa e chi voleva salire comodo {onmodel} si mettono d’accordo.',
      'Da dietro il tetto scivola fino alla coda, da dentro la strada si guarda dall’alto.',
    ],
  },
  {
    name: /^renault zo[eé]\b/i,
    say: [
      'Si rientra a mezzanotte in cortile, e il vicino continua a dormire.',
      'Tond@ e alt@ di seduta, {themodel} passa per le vie del centro in punta di piedi.',
    ],
  },
  {
    name: /^renault (?:grand )?kangoo\b/i,
    say: [
      'Fornai, nonni e musicisti hanno trovato il modo di usarl@, e nessuno allo stesso.',
      'Alt@ di soffitto e semplice di idee, {themodel} fa entrare in piedi cose che altrove si smontano.',
    ],
  },
  {
    name: /^renault (?:4|r4|quattro)\b(?! ?cv)/i,
    say: [
      'classic :: La leva del cambio esce dal cruscotto, e dopo un giorno la mano ci va da sola.',
      'classic :: Damigiane, cani e tende da campeggio sono il carico per cui {themodel} è stat@ disegnat@.',
    ],
  },
  {
    name: /^dacia duster\b/i,
    say: [
      'Alt@ da terra e senza smancerie, {themodel} parcheggia nel prato della sagra senza cercare il posto bello.',
      'Apicoltori e maestri di sci {it} scelgono perché non chiede i guanti bianchi.',
      'inCountry :: La strada bianca che porta a casa {onmodel} si fa senza contare le buche.',
    ],
  },
  {
    name: /^dacia sandero\b/i,
    say: [
      '{themodel} va dritt@ al punto, con un baule onesto e comandi che si capiscono subito.',
      'Ci sono auto che vogliono farsi guardare e altre che vogliono portarti, e {themodel} sta con queste.',
    ],
  },
  {
    name: /^dacia jogger\b/i,
    say: [
      'Lung@ di dietro e alt@ da terra, {themodel} va al campeggio senza farsi raccontare la strada.',
      'family :: Anche chi arriva per ultimo trova il suo posto, e i bagagli non protestano.',
    ],
  },
  {
    name: /^dacia spring\b/i,
    say: [
      'Piccol@ e alt@ sulle ruote, {themodel} affronta le buche del quartiere con la faccia di una grande.',
      'inCity :: Per il giro di asilo, lavoro e supermercato {themodel} chiede poco spazio e nessun rumore.',
    ],
  },
  {
    name: /^peugeot (?:10[678])\b|^citro[eë]n c1\b|^toyota aygo\b(?! x\b)/i,
    say: [
      'Il lunotto è a portata di braccio e il muso finisce subito, così parcheggiare è faccenda breve.',
      'inCity :: {themodel} è nat@ per le vie dove i furgoni stanno in doppia fila e si passa lo stesso.',
    ],
  },
  {
    name: /^peugeot 20[67]\b/i,
    say: [
      'In ogni comitiva qualcuno aveva {themodel}, e alla fine si usciva con quell@.',
      'I fari tirati verso i parafanghi danno {atmodel} uno sguardo da gatto, che si nota ancora.',
    ],
  },
  {
    name: /^peugeot (?:e-)?208\b/i,
    say: [
      'Il volante {ofmodel} è piccolo e si impugna in basso, e dopo pochi giorni pare ovvio.',
      'Dalle rotonde {themodel} esce come da una porta girevole, senza pensarci.',
    ],
  },
  {
    name: /^peugeot (?:e-)?2008\b/i,
    say: [
      '{themodel} è la piccola di casa salita al piano di sopra, e al semaforo la vista è migliore.',
      'Le mani stanno basse su un volante piccolo, gli occhi stanno alti, e in un giorno ci si abitua.',
    ],
  },
  {
    name: /^peugeot (?:e-)?308\b/i,
    say: [
      'Il leone sul muso non ruggisce a nessuno, e {themodel} fa la vita di una compatta ben vestita.',
      'wagon :: Dietro si allunga un vano regolare, dove la culla e la valigia non si pestano i piedi.',
      'commuter :: Lung@ quanto chiede il viaggio, {themodel} non fa sospirare davanti al parcheggio del lunedì.',
    ],
  },
  {
    name: /^peugeot (?:e-)?3008\b/i,
    say: [
      'Si sta in alto, con la plancia che gira intorno a chi guida come in un posto di comando.',
      'family :: Chi {it} vede sotto l’ufficio non indovina che il sabato porta palloni e bambini.',
    ],
  },
  {
    name: /^peugeot (?:e-)?5008\b/i,
    say: [
      'Coda dritta e tetto lungo sono buone notizie, soprattutto per chi viaggia dietro.',
      'family :: I figli crescono di gambe e di zaini, e il tetto lungo {ofmodel} copre le une e gli altri.',
    ],
  },
  {
    name: /^(?:peugeot (?:e-)?(?:partner|rifter)|opel combo)\b/i,
    say: [
      '{themodel} ha la forma di una stanza più che di un’auto, e quando si carica si capisce.',
      'Muratori e genitori chiedono cose diverse, ma davanti a un vano dritto sorridono uguale.',
    ],
  },
  {
    name: /^citro[eë]n (?:e-|ë-)?c3\b(?! (?:picasso|aircross|pluriel|xr))/i,
    say: [
      'Ha una faccia che non mette soggezione, e davanti all’asilo {themodel} sembra di famiglia.',
      'Sul pavé {themodel} va con passo morbido, che in casa Citroën è un’abitudine.',
    ],
  },
  {
    name: /^citro[eë]n (?:e-|ë-)?c3 (?:picasso|aircross)\b/i,
    say: [
      'Cort@ fuori e alt@ di soffitto, {themodel} è la valigia da cabina che contiene sempre troppo.',
      'Al volante si sta dritti, e il cofano corto lascia vedere la riga dello stop.',
    ],
  },
  {
    name: /^citro[eë]n (?:grand )?c4 (?:grand )?(?:picasso|spacetourer)\b/i,
    say: [
      'Montanti sottili e vetri grandi, {onmodel} si viaggia come dietro la vetrina di un caffè.',
      'family :: Dietro ognuno ha la sua poltroncina, e la domanda quanto manca arriva più tardi.',
    ],
  },
  {
    name: /^citro[eë]n c4 cactus\b/i,
    say: [
      'Le protezioni sulle porte ci scherzano sopra, ma nel parcheggio del supermercato si fanno rispettare.',
      'Linee semplici e sedute larghe, {themodel} preferisce la comodità alla posa.',
    ],
  },
  {
    name: /^citro[eë]n c5 aircross\b/i,
    say: [
      'Sedute larghe e strada un piano più sotto, le toppe dell’asfalto {onmodel} restano affari loro.',
      'onTrips :: {themodel} viaggia con un passo lungo e morbido, alla francese, e si parla senza alzare la voce.',
    ],
  },
  {
    name: /^citro[eë]n (?:e-|ë-)?berlingo\b/i,
    say: [
      'Soffitto alto e faccia mite, {themodel} porta la cassetta degli attrezzi come la culla, senza fare differenze.',
      'van :: Nel vano squadrato le cassette stanno una sull’altra, e la sera si ritrovano in ordine.',
    ],
  },
  {
    name: /^(?:citro[eë]n |ds |ds automobiles )ds ?3\b|^ds (?:automobiles )?3\b/i,
    say: [
      'Di fianco c’è una pinna di squalo disegnata nel montante, e {themodel} si riconosce da quella.',
      'Piccol@ ma con il gusto dei vestiti, {themodel} in centro si fa guardare e poi trova posto.',
    ],
  },
  {
    name: /^citro[eë]n (?:2 ?cv|dyane)\b/i,
    say: [
      'Il tetto si arrotola a mano come una tenda, e in un pomeriggio di sole il traffico diventa una gita.',
      'Parafanghi tondi e molle gentili, {themodel} saluta le buche una per una.',
    ],
  },
];
