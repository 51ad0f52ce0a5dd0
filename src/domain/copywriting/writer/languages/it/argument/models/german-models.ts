import type { ModelLines } from '../../../../argument/arguments.ts';

/** Audi, BMW, Mini and Porsche. */
export const germanModels: readonly ModelLines[] = [
  {
    name: /^audi [as]1\b/i,
    say: [
      '{themodel} occupa un posto da utilitaria, ma chi apre la portiera si trova in una Audi.',
      'stylish :: Davanti al ristorante {themodel} sta bene anche nel posto piccolo, quello che gli altri scartano.',
    ],
  },
  {
    name: /^audi (?:a|s|rs ?)3\b/i,
    say: [
      'Lung@ quanto serve per viaggiare e non di più, {themodel} va d’accordo anche con il garage del condominio.',
      'Linee tese e poche decorazioni, {themodel} ha un vestito che va bene anche per il lavoro.',
    ],
  },
  {
    name: /^audi (?:a|s|rs ?)4\b(?!.* cabrio)/i,
    say: [
      'Cofano lungo, fianchi dritti e nessuna smorfia, {themodel} si presenta al cliente prima di te.',
      'onTrips :: Sulla corsia di mezzo, con i finestrini chiusi, {themodel} è nel suo elemento.',
      'wagon :: Il tetto corre lungo fino in fondo, e sotto ci viaggiano gli sci come le cartelle.',
    ],
  },
  {
    name: /^audi (?:a|s|rs ?)5\b(?!.* avant)/i,
    say: [
      'La linea del tetto scende lunga fino alla coda, e {themodel} si guarda soprattutto di fianco.',
      'Bass@ e larg@, {themodel} dà un senso anche alla strada che fai solo per rientrare.',
    ],
  },
  {
    name: /^audi (?:a|s|rs ?)6\b/i,
    say: [
      'Nel parcheggio degli alberghi e delle aziende {themodel} non ha bisogno di presentarsi.',
      'onTrips :: Il passo lungo {ofmodel} distende la strada, e dietro le gambe trovano dove mettersi.',
    ],
  },
  {
    name: /^audi s?q2\b/i,
    say: [
      'Spigoli netti e tetto basso danno {atmodel} l’aria di una cosa tagliata con il righello.',
      'inCity :: Seduti un po’ più su ma con una coda corta, {onmodel} il centro si gira in pace.',
    ],
  },
  {
    name: /^audi (?:rs ?)?q3\b/i,
    say: [
      '{themodel} ha la statura per vedere oltre la fila e la lunghezza di chi abita in città.',
      'Ci si siede di lato e si è già dentro, un gesto che con il cappotto addosso si apprezza.',
    ],
  },
  {
    name: /^audi s?q5\b/i,
    say: [
      'Autostrada il venerdì, viale di ghiaia il sabato, e {themodel} non cambia umore.',
      'onTrips :: Con gli scarponi dietro e i cappotti sul sedile, {onmodel} si parte per la montagna senza incastri.',
    ],
  },
  {
    name: /^audi s?q7\b/i,
    say: [
      'Lung@ e alt@, {themodel} occupa la strada come una nave il porto, con calma.',
      'Dietro si sta larghi, e {onmodel} nessuno si sente in seconda fila.',
    ],
  },
  {
    name: /^audi tt(?:s| ?rs)?\b/i,
    say: [
      'Seduto basso, con il cofano tondo davanti, ti accorgi che anche la strada dell’ufficio ha delle curve.',
      '!cabrio :: Un arco teso da un paraurti all’altro, e {themodel} si riconosce prima di contare gli anelli.',
    ],
  },
  {
    name: /^bmw (?:serie 1\b|1[1-4]\d ?x?[dei]*\b)/i,
    say: [
      'Al volante {ofmodel} si sta bassi e distesi, e il tragitto di sempre pare disegnato meglio.',
      '{themodel} porta il doppio rene nel formato del posto auto sotto casa.',
    ],
  },
  {
    name: /^bmw (?:serie 2 |2\d\d ?\w* ).*tourer/i,
    say: [
      'Si entra diritti e ci si siede in alto, ma il muso che sporge davanti resta quello di una BMW.',
      'family :: Chi aveva una berlina e poi dei figli qui non deve cambiare marchio, soltanto sedersi più su.',
    ],
  },
  {
    name: /^bmw (?:serie 3\b|3[1-4]\d ?x?[dei]*\b)/i,
    say: [
      'Il cofano lungo ti si stende davanti, e {onmodel} si prende volentieri anche la strada più lunga.',
      'commuter :: Al parcheggio dell’autogrill {themodel} ne trova sempre altre, segno che chi fa strada {it} conosce.',
      'Le proporzioni {ofmodel} le riconosce chiunque, anche quando il marchio è coperto dalla neve.',
    ],
  },
  {
    name: /^bmw (?:serie 5\b|5[1-5]\d ?x?[dei]*\b)/i,
    say: [
      'onTrips :: {themodel} rimpicciolisce le regioni, si parte con il caffè in mano e si pensa già al mare.',
      'Lung@ com’è, davanti alle sedi che contano {themodel} sta con naturalezza, senza mettersi in posa.',
    ],
  },
  {
    name: /^bmw i?x1\b/i,
    say: [
      '{themodel} ha il muso delle X più grandi e una taglia che in garage si fa perdonare.',
      'family :: Per il mare si carica senza giocare a incastri, e il lunedì {themodel} torna in misura.',
    ],
  },
  {
    name: /^bmw i?x3\b/i,
    say: [
      'Dal sedile {ofmodel} il cofano si vede tutto, e le distanze si prendono a occhio.',
      'Sulla ghiaia del casale o sotto la sede, {themodel} ha l’aria di conoscere la strada.',
    ],
  },
  {
    name: /^bmw x5\b/i,
    say: [
      'Il portellone si apre in due, e la parte bassa a bordo campo diventa una panca.',
      'Si guida dall’alto, con il cofano largo davanti, e la fila perde un po’ del suo peso.',
    ],
  },
  {
    name: /^bmw z[34]\b/i,
    say: [
      'Cofano lungo e coda corta, {onmodel} ci si siede quasi sulle ruote dietro.',
      'cabrio :: Con il tetto giù e il sole basso, la strada di casa {onmodel} si allunga apposta.',
    ],
  },
  {
    name: /^bmw i3s?\b/i,
    say: [
      'Le porte dietro si aprono al contrario, e senza montante in mezzo si sale come in salotto.',
      'inCity :: Finestrini bassi e muso corto, {themodel} in centro vede tutto e gira stretto.',
    ],
  },
  {
    name: /^(?:bmw )?mini (?!.*(?:countryman|clubman|paceman|aceman))/i,
    say: [
      'Le ruote stanno proprio agli angoli, e nella rotonda {themodel} gira come sui pattini.',
      '!cabrio :: Fari tondi e tetto piatto, {themodel} {it} sa disegnare anche chi prende il tram.',
      'inCity :: Una via stretta {onmodel} smette di essere un ostacolo e diventa la parte divertente.',
    ],
  },
  {
    name: /^(?:bmw )?mini .*countryman\b/i,
    say: [
      'La faccia è quella, ma dietro si sale dalla propria porta e con i propri bagagli.',
      'family :: Chi aveva la Mini e poi ha avuto dei figli di solito è arrivato qui.',
    ],
  },
  {
    name: /^(?:bmw )?mini .*clubman\b/i,
    say: [
      '!classic :: Dietro si apre come un armadio, con le ante ai lati, e caricare diventa una piccola scena.',
      'Più lung@ della sorella, {themodel} tiene i fari tondi e aggiunge posto dove mancava.',
    ],
  },
  {
    name: /^porsche (?:911|carrera|9(?:64|93|9[1267]))\b/i,
    say: [
      'I parafanghi davanti si vedono dal posto di guida, e ti dicono dove stanno le ruote.',
      '!cabrio :: La linea che scende dal tetto alla coda è rimasta la sua, e basta quella per dire il nome.',
    ],
  },
  {
    name: /^porsche (?:718|boxster|cayman)\b/i,
    say: [
      'C’è un baule davanti e uno dietro, e il fine settimana in coppia ci sta tutto.',
      'Il muso scende in fretta davanti agli occhi, e la strada {onmodel} comincia subito.',
    ],
  },
  {
    name: /^porsche cayenne\b/i,
    say: [
      'È alt@, eppure chi viene da una Porsche bassa al volante {ofmodel} ritrova le sue abitudini.',
      'La mattina davanti a scuola, la sera davanti a teatro, {themodel} non ha bisogno di cambiarsi.',
    ],
  },
  {
    name: /^porsche macan\b/i,
    say: [
      'Più raccolt@ di una Cayenne, {themodel} nelle vie del centro si muove senza trattenere il fiato.',
      'Le spalle sopra le ruote dietro sono di famiglia, e nello specchietto {themodel} non si scambia per altro.',
    ],
  },
];
