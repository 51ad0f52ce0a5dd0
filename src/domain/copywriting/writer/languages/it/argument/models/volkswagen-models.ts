import type { ModelLines } from '../../../../argument/arguments.ts';

/** Volkswagen, Škoda, Seat and Cupra. */
export const volkswagenModels: readonly ModelLines[] = [
  {
    name: /^(?:volkswagen|vw) golf\b(?!.* (?:plus|sportsvan|variant|cabrio))/i,
    say: [
      'Nessuno ti chiederà perché hai scelto {themodel}, e anche questo fa parte del comodo.',
      'Il padre l’ha avut@, il collega pure, e ognuno ne parla come se fosse stat@ soltanto sua.',
      '!wagon & !cabrio :: Quel montante largo dietro c’è da sempre, e {themodel} si riconosce di notte dalla sagoma.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) polo\b/i,
    say: [
      '{themodel} ha la misura della città e le maniere di chi è abituato a strade più larghe.',
      'Linee sobrie e nessuna smorfia, {themodel} se la passano la madre e il figlio senza discutere del colore.',
      'newDriver :: Al primo parcheggio della vita {themodel} ha una taglia ragionevole, e al primo lavoro non stona.',
    ],
  },
  {
    name: /^(?:(?:volkswagen|vw) (?:e-)?up\b|[sš]koda citigo|seat mii)/i,
    say: [
      'Le ruote stanno agli angoli e il muso quasi non c’è, così il posto va tutto a chi sale.',
      'inCity :: Tra la fermata e il passo carrabile resta un avanzo di strada, e {atmodel} basta.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) tiguan\b/i,
    say: [
      'Chi arriva da una berlina {onmodel} sale di un gradino, ma le misure non lo spaventano.',
      '{themodel} ha modi tranquilli, al colloquio con i professori come nel parcheggio della seggiovia.',
      'family :: Monopattini, palloni e stivali spariscono dietro il portellone, e sui sedili restano le persone.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) t-? ?roc\b/i,
    say: [
      'Il profilo {ofmodel} è quello di una Golf che si è alzata in punta di piedi.',
      'Salire non è un’arrampicata e scendere non è un tuffo, perché il sedile {ofmodel} sta a mezza via.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) t-? ?cross\b/i,
    say: [
      'Una fascia attraversa tutta la coda da un fanale all’altro, e in colonna {themodel} si riconosce.',
      'Cort@ quasi come una Polo e alt@ come una sedia da cucina, {themodel} fa salire senza piegarsi.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) touran\b/i,
    say: [
      'Coda verticale e tetto dritto, {themodel} usa ogni spanna, anche quella sopra le teste.',
      'family :: {themodel} assomiglia alla vita di una famiglia, squadrat@ e pien@ di cose da mettere via.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) passat\b/i,
    say: [
      'Chi fa strada per mestiere {it} conosce bene, perché nei parcheggi delle aziende c’è sempre stat@.',
      'onTrips :: Lung@ e distes@ sulla strada, {themodel} fa passare un’altra uscita prima che venga voglia di fermarsi.',
      'wagon :: Dietro il portellone comincia un corridoio, e gli sci smettono di viaggiare fra i sedili.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) touareg\b/i,
    say: [
      '{themodel} è grande e non lo grida, così al maneggio come in albergo nessuno fa domande.',
      'Dal posto di guida il cofano sta sotto gli occhi, e la strada si vede da lontano.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) id\.? ?3\b/i,
    say: [
      'Muso corto e ruote lontane fra loro, {themodel} dà a chi sta dentro quello che altre danno al cofano.',
      'inCity :: Davanti le ruote sterzano tanto, e {themodel} si gira in una piazzetta dove non lo diresti.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) id\.? ?[45]\b/i,
    say: [
      'Il pavimento è piatto, e chi sta nel mezzo dietro non deve litigare per i piedi.',
      '{themodel} viaggia in un silenzio che fa abbassare la voce anche a chi telefona.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) (?:maggiol\p{L}+|(?:new )?beetle)\b/iu,
    say: [
      'Tond@ com’è, {themodel} è l’auto che viene fuori quando si disegna un’auto.',
      'Anche sotto un telo, in fondo al garage, {themodel} si indovina dal profilo.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) caddy\b/i,
    say: [
      '{themodel} si guida come un’auto e si carica come un furgone, e la mattina non devi scegliere.',
      'Chi monta cucine e chi porta cani lo sa già, {themodel} è soprattutto una stanza dritta su ruote.',
    ],
  },
  {
    name: /^(?:volkswagen|vw) (?:transporter|multivan|caravelle|california|bulli|t[1-7])\b/i,
    say: [
      'Surfisti, idraulici e squadre di pallavolo hanno tutti una storia che comincia {onmodel}.',
      'Il posto di guida è dritto e alto, da autobus, e la strada si guarda sopra i tetti degli altri.',
    ],
  },
  {
    name: /^[sš]koda fabia\b/i,
    say: [
      '{themodel} bada a quello che si usa ogni giorno e lascia ad altri le smorfie.',
      'Da fuori è un’utilitaria, ma il baule ragiona come quello di un’auto da viaggio.',
    ],
  },
  {
    name: /^[sš]koda octavia\b/i,
    say: [
      'Apri il baule {ofmodel} e capisci perché tanti tassisti ci mettono le valigie degli altri.',
      '!wagon :: La coda sembra di una berlina, ma si solleva con tutto il lunotto e il mobile smontato entra.',
      'commuter :: Nella fila del casello {themodel} è di casa, e il lunedì ha la stessa faccia del venerdì.',
    ],
  },
  {
    name: /^[sš]koda superb\b/i,
    say: [
      'Dietro si accavallano le gambe, e {themodel} dà ragione a chi preferisce viaggiare da passeggero.',
      'Lung@ e senza boria, {themodel} va a prendere i clienti in stazione e la famiglia al mare.',
    ],
  },
  {
    name: /^[sš]koda kodiaq\b/i,
    say: [
      '{themodel} prende il nome da un orso, e come lui è grande senza avere fretta.',
      'family :: Valigie, monopattini e costumi bagnati smettono di fare i turni per entrare nel bagagliaio.',
    ],
  },
  {
    name: /^[sš]koda (?:karoq|yeti)\b/i,
    say: [
      'Squadrat@ quanto basta, {themodel} mette gli angoli dove servono, cioè nel baule.',
      'Le linee sono dritte e il lunotto pure, e in manovra sai dove comincia il muro.',
    ],
  },
  {
    name: /^seat ibiza\b/i,
    say: [
      'Ha il nome di un’isola, e {themodel} fa venire voglia di uscire anche il martedì.',
      'La misura è da città, lo sguardo è sveglio, e {themodel} non ha l’aria di un acquisto fatto per dovere.',
    ],
  },
  {
    name: /^(?:seat|cupra) leon\b/i,
    say: [
      'Le misure sono da compatta tranquilla, il taglio degli occhi invece è tutto spagnolo.',
      'Nella via di casa {themodel} passa inosservat@, sulla strada del lago un po’ meno.',
    ],
  },
  {
    name: /^seat arona\b/i,
    say: [
      '{themodel} è una Ibiza cresciuta di qualche spanna, e per salire ci si piega di meno.',
      'inCity :: Il semaforo si vede oltre il cofano di chi precede, e nel posto corto {themodel} sta ancora.',
    ],
  },
  {
    name: /^seat ateca\b/i,
    say: [
      'Porta il nome di un paese d’Aragona, e della gita in collina ha più voglia che della coda.',
      'family :: Si allacciano i bambini senza chinarsi troppo, e alla fermata della scuola si riparte in fretta.',
    ],
  },
  {
    name: /^cupra formentor\b/i,
    say: [
      'Cofano lungo e fianchi scolpiti, {themodel} sembra muoversi anche nel parcheggio del supermercato.',
      'Il tetto resta basso anche se la seduta sale, e in colonna {themodel} non passa per un’altra.',
    ],
  },
];
