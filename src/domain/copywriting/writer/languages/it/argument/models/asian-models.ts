import type { ModelLines } from '../../../../argument/arguments.ts';

/** Toyota, Nissan, Suzuki, Honda, Mazda, Mitsubishi, Subaru, Hyundai, Kia and Daewoo. */
export const asianModels: readonly ModelLines[] = [
  {
    name: /^toyota (?:gr )?yaris\b(?! (?:cross|verso))/i,
    say: [
      'Cort@ e sincer@ di forma, {themodel} gira dove la via si stringe e il furgone del pane è fermo.',
      'inCity :: Al mattino si infila fra i motorini, a mezzogiorno aspetta davanti alla posta, e non chiede applausi.',
    ],
  },
  {
    name: /^toyota yaris cross\b/i,
    say: [
      'Chi conosce la Yaris qui la ritrova qualche gradino più in alto, con più posto per le borse.',
      'I passaruota squadrati danno {atmodel} una posa da sentiero, anche davanti al tabaccaio.',
    ],
  },
  {
    name: /^toyota aygo x\b/i,
    say: [
      'Ruote grandi per un corpo così corto, {themodel} affronta il gradino del garage come una strada qualunque.',
      'inCity :: Alt@ di seduta e cort@ di coda, {themodel} nella via stretta fa prima a girare.',
    ],
  },
  {
    name: /^toyota c-?hr\b/i,
    say: [
      'Fianchi scolpiti e coda alta, {themodel} somiglia a uno schizzo che nessuno ha osato smussare.',
      'stylish :: Nel parcheggio coperto, fra tante sagome uguali, {it} ritrovi dalla piega delle spalle.',
    ],
  },
  {
    name: /^toyota rav ?4\b/i,
    say: [
      'Il nome {ofmodel} girava già quando le auto alte da città si contavano sulle dita.',
      'Fango agli stivali o cartella del lavoro, {themodel} fa salire tutti e due senza storie.',
    ],
  },
  {
    name: /^toyota corolla\b(?! (?:cross|verso))/i,
    say: [
      'Mezzo mondo va al lavoro {onmodel}, e un motivo lo ritrova ogni mattina.',
      'Linee basse e pulite, {themodel} non alza la voce e in colonna ti lascia pensare.',
      'wagon :: Il vano lungo prende la spesa intera, e il tetto resta libero per l’estate.',
    ],
  },
  {
    name: /^toyota auris\b/i,
    say: [
      '{themodel} si guida senza pensarci, ed è il complimento che si fa alle scarpe buone.',
      'Né grande né piccol@, {themodel} va d’accordo con il casello come con la via stretta.',
    ],
  },
  {
    name: /^toyota prius\b/i,
    say: [
      'Chiedi ai tassisti, che {onmodel} passano il giorno e poi ci accompagnano la famiglia.',
      'Al semaforo ci si accorge del silenzio, e la conversazione {onmodel} ci guadagna.',
    ],
  },
  {
    name: /^toyota land ?cruiser\b/i,
    say: [
      'Guide alpine, geologi e missionari {it} nominano con confidenza, come si fa con un collega.',
      'Dal posto di guida i cespugli della mulattiera stanno più in basso di te.',
    ],
  },
  {
    name: /^nissan micra\b(?! c\+c)/i,
    say: [
      'Piccol@ per natura, {themodel} in centro fa gli angoli stretti e le soste brevi.',
      'newDriver :: Cort@ e facile da prendere a occhio, {themodel} al primo parcheggio da soli perdona la mira.',
    ],
  },
  {
    name: /^nissan juke\b/i,
    say: [
      'Con i fari tondi in basso e le luci in cima al cofano, {themodel} nessuno {it} dimentica.',
      'Fianchi muscolosi e coda corta, {themodel} porta un po’ di fumetto nel traffico del mattino.',
    ],
  },
  {
    name: /^nissan qashqai\b/i,
    say: [
      '{themodel} ha convinto molti a scendere dalla berlina e a salire di un gradino.',
      'family :: Per allacciare il seggiolino ci si china poco, e nel traffico le misure restano umane.',
    ],
  },
  {
    name: /^nissan x-? ?trail\b/i,
    say: [
      'Il nome promette sentieri, la forma promette posto, e di solito si comincia dal posto.',
      'Si sta seduti in alto, con il portellone largo alle spalle, e la vacanza si carica dritta.',
    ],
  },
  {
    name: /^nissan leaf\b/i,
    say: [
      'Al semaforo {themodel} tace, e dal finestrino si sentono i piatti del bar di fronte.',
      'Si è fatt@ conoscere quando la spina era una stranezza, e oggi {themodel} non stupisce i vicini.',
    ],
  },
  {
    name: /^suzuki swift\b/i,
    say: [
      'Legger@ di aspetto e pront@ di sterzo, {themodel} fa della strada di collina un passatempo.',
      '!classic :: Il parabrezza gira come la visiera di un casco, e {themodel} si riconosce anche senza marchio.',
    ],
  },
  {
    name: /^suzuki ignis\b/i,
    say: [
      'Cort@ e alt@, {themodel} sale i vicoli del borgo come una capra educata.',
      'Si sta dritti, il muso finisce subito, e nel cortile stretto {themodel} non fa sudare.',
    ],
  },
  {
    name: /^suzuki jimny\b/i,
    say: [
      'Squadrat@ e strett@, {themodel} passa fra i castagni dove le auto grandi aspettano.',
      'Il portellone si apre come una porta, con la ruota appesa, e al mercato qualcuno ti saluta.',
    ],
  },
  {
    name: /^suzuki (?:grand )?vitara\b/i,
    say: [
      'Porta il nome di quelle che arrivarono al mare con le ruote alte, e {themodel} ci torna volentieri.',
      'Sedile alto e cofano piatto, {themodel} si guida guardando dove si mettono le ruote.',
    ],
  },
  {
    name: /^honda jazz\b/i,
    say: [
      'Dietro la seduta si alza come al cinema, e una pianta alta viaggia in piedi.',
      'Cort@ da fuori, {themodel} dentro continua oltre il punto in cui pensavi finisse.',
    ],
  },
  {
    name: /^honda cr-? ?v\b/i,
    say: [
      'Il pavimento è basso e il soffitto alto, e le valigie non si sollevano fino al petto.',
      'Da fuori è tranquill@, da dentro {themodel} ha la luce delle stanze con tante finestre.',
    ],
  },
  {
    name: /^mazda cx-? ?(?:3|30|5)\b/i,
    say: [
      'La lamiera prende la luce e la lascia scivolare, e nel parcheggio {themodel} si guarda volentieri.',
      'Cofano lungo e linee tese, {themodel} è alt@ ma si guida come se non lo fosse.',
    ],
  },
  {
    name: /^mazda mx-? ?5\b/i,
    say: [
      'Ci si siede vicino a terra, si apre il tetto e poi basta una strada con qualche curva.',
      'La giornata storta si raddrizza fra l’ufficio e casa, passando per la collina.',
    ],
  },
  {
    name: /^mitsubishi pajero\b/i,
    say: [
      'Alt@ e squadrat@, {themodel} sta davanti alla baita come uno di casa.',
      'Dal sedile {ofmodel} si guarda lontano, e la salita stretta si legge prima di imboccarla.',
    ],
  },
  {
    name: /^subaru forester\b/i,
    say: [
      'Cercatori di funghi e maestri di sci {it} riconoscono dalla coda, e di solito salutano.',
      'Vetri grandi e cintura bassa, dal posto di guida si vede anche il sentiero accanto.',
    ],
  },
  {
    name: /^hyundai i ?10\b/i,
    say: [
      'Da fuori è una piccola, ma dentro si entra senza togliersi la giacca.',
      'inCity :: Nel posto d’angolo, quello che tutti guardano e scartano, {themodel} entra e sta dritt@.',
    ],
  },
  {
    name: /^hyundai i ?20\b/i,
    say: [
      '{themodel} è piccol@ il giusto per la via e grande il giusto per il sabato al mobilificio.',
      'Lavoro, palestra, supermercato, e nella settimana normale {themodel} ha la taglia di cui non ci si accorge.',
    ],
  },
  {
    name: /^hyundai (?:tucson|ix ?35)\b/i,
    say: [
      'Spalle larghe e sedile alto, {themodel} accoglie chi sale con le borse ancora in mano.',
      'family :: Nelle mattine di pioggia, fra zaini e ombrelli, quella portiera alta vale una mano in più.',
    ],
  },
  {
    name: /^hyundai kona\b/i,
    say: [
      'Luci sottili in alto e fari più sotto, {themodel} ha uno sguardo che di sera non si confonde.',
      'inCity :: Si sta seduti un palmo più su, ma la coda è corta, e la via del centro si gira meglio.',
    ],
  },
  {
    name: /^hyundai ioniq 5\b/i,
    say: [
      'I fanali a quadretti vengono da un videogioco di una volta, e chi ci ha giocato sorride.',
      'Il pavimento è piano e il passo lungo, e dentro si sta come in una stanza con le ruote.',
    ],
  },
  {
    name: /^kia picanto\b/i,
    say: [
      'Quando si va a cena in centro qualcuno dice di prendere {themodel}, e il posto si trova.',
      'Dal volante si vede dove comincia il muso e si indovina la coda, che è lì dietro.',
    ],
  },
  {
    name: /^kia stonic\b/i,
    say: [
      'Un palmo più su di una Rio, {themodel} fa vedere meglio il dosso e lo stop.',
      'In centro si muove da piccola, sulla statale si guarda intorno dall’alto, e {themodel} sta bene in mezzo.',
    ],
  },
  {
    name: /^kia sportage\b/i,
    say: [
      '{themodel} si sceglie per salire comodi e si tiene per quello che ci entra.',
      'Il sabato, al vivaio o al capanno delle barche, si apre il portellone {ofmodel} e la discussione finisce.',
    ],
  },
  {
    name: /^kia (?:e-)?niro\b/i,
    say: [
      'Non fa la voce grossa, ha un baule regolare e un sedile che si trova senza calarsi.',
      '{themodel} fa la settimana in città e il ponte fuori, e nessuno dei due giri {it} coglie impreparat@.',
    ],
  },
  {
    name: /^(?:chevrolet|daewoo) matiz\b/i,
    say: [
      'Occhi tondi e corpo minuto, {themodel} si posteggia quasi in tasca.',
      'Piccol@ com’è, {themodel} in città si infila e nessuno se ne accorge.',
    ],
  },
];
