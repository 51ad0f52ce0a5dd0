import type { ModelLines } from '../../../../argument/arguments.ts';

/** Toyota, Nissan, Suzuki, Honda, Mazda, Mitsubishi, Subaru, Hyundai, Kia and Daewoo. */
export const asianModels: readonly ModelLines[] = [
  {
    name: /^toyota (?:gr )?yaris\b(?! (?:cross|verso))/i,
    say: [
      '{themodel} offre un abitacolo ben sfruttato in una lunghezza adatta alla città.',
      'Maneggevole e semplice da guidare, {themodel} si adatta agli spostamenti di ogni giorno.',
    ],
  },
  {
    name: /^toyota yaris cross\b/i,
    say: [
      'La seduta rialzata {ofmodel} rende comodo l’accesso e aiuta la visuale in città.',
      '{themodel} aggiunge spazio e altezza alla praticità della Yaris, con misure ancora contenute.',
    ],
  },
  {
    name: /^toyota aygo x\b/i,
    say: [
      'Compatt@ e rialzat@, {themodel} affronta con agio le strade irregolari della città.',
      'Le dimensioni {ofmodel} rendono semplici i parcheggi e le svolte nelle vie strette.',
    ],
  },
  {
    name: /^toyota c-?hr\b/i,
    say: [
      'Le linee scolpite {ofmodel} si distinguono nel traffico e danno un’impronta personale.',
      '{themodel} unisce uno stile vicino a quello della coupé e la praticità della seduta rialzata.',
    ],
  },
  {
    name: /^toyota rav ?4\b/i,
    say: [
      'Versatile per natura, {themodel} passa con facilità dal lavoro alle gite nel verde.',
      'Il posto di guida rialzato {ofmodel} offre una visuale aperta sulla strada.',
    ],
  },
  {
    name: /^toyota corolla\b(?! (?:cross|verso))/i,
    say: [
      '{themodel} è pensat@ per l’uso di ogni giorno, con una guida rilassata e comandi chiari.',
      'Le misure {ofmodel} sono equilibrate e vanno bene in città come in autostrada.',
    ],
  },
  {
    name: /^toyota auris\b/i,
    say: [
      '{themodel} si guida con facilità fin da subito, in città e nei viaggi.',
      'Lo spazio {ofmodel} è adeguato alla famiglia, in una carrozzeria facile da parcheggiare.',
    ],
  },
  {
    name: /^toyota prius\b/i,
    say: [
      'La marcia silenziosa {ofmodel} rende rilassanti gli spostamenti in città.',
      '{themodel} è comod@ per chi passa molto tempo in auto e viaggia in compagnia.',
    ],
  },
  {
    name: /^toyota land ?cruiser\b/i,
    say: [
      '{themodel} è pensat@ per i percorsi difficili e per i viaggi lontano dall’asfalto.',
      'Dal posto di guida alto {ofmodel} si controllano bene il terreno e gli ingombri.',
    ],
  },
  {
    name: /^nissan micra\b(?! c\+c)/i,
    say: [
      'Piccol@ e maneggevole, {themodel} si muove con facilità nelle vie del centro.',
      'La guida {ofmodel} è intuitiva e mette a proprio agio anche chi ha poca esperienza.',
    ],
  },
  {
    name: /^nissan juke\b/i,
    say: [
      'Lo stile originale {ofmodel} si riconosce subito anche in mezzo al traffico.',
      '{themodel} ha la seduta alta e una lunghezza contenuta, comoda nei parcheggi.',
    ],
  },
  {
    name: /^nissan qashqai\b/i,
    say: [
      '{themodel} unisce la seduta alta di un fuoristrada e l’uso facile di una compatta.',
      'Per la famiglia {themodel} offre un accesso comodo e uno spazio ben distribuito.',
    ],
  },
  {
    name: /^nissan x-? ?trail\b/i,
    say: [
      'Il grande spazio {ofmodel} accoglie famiglia, bagagli e attrezzatura per il tempo libero.',
      'Alt@ e facile da caricare, {themodel} va bene nei viaggi e sulle strade di montagna.',
    ],
  },
  {
    name: /^nissan leaf\b/i,
    say: [
      '{inmodel} si viaggia in silenzio, una comodità che si apprezza nel traffico.',
      'Compatt@ ma accogliente, {themodel} è adatt@ agli spostamenti quotidiani della famiglia.',
    ],
  },
  {
    name: /^suzuki swift\b/i,
    say: [
      '{themodel} è agile nelle curve e piacevole anche nei tragitti brevi.',
      'Le dimensioni ridotte {ofmodel} aiutano nei parcheggi e nelle strade strette.',
    ],
  },
  {
    name: /^suzuki ignis\b/i,
    say: [
      'Cort@ e alt@, {themodel} si parcheggia bene e offre spazio alla testa.',
      'Sulle strade strette di paese e di collina {themodel} si muove con facilità.',
    ],
  },
  {
    name: /^suzuki jimny\b/i,
    say: [
      '{themodel} è pensat@ per i percorsi sterrati, con una carrozzeria stretta e compatta.',
      'La forma squadrata {ofmodel} rende facile capire gli ingombri, anche nel bosco.',
    ],
  },
  {
    name: /^suzuki (?:grand )?vitara\b/i,
    say: [
      'La seduta alta {ofmodel} offre una buona visuale in città e fuori.',
      'Adatt@ anche alle strade sterrate, {themodel} accompagna bene le gite e il tempo libero.',
    ],
  },
  {
    name: /^honda jazz\b/i,
    say: [
      'Lo spazio interno {ofmodel} è ampio rispetto alla lunghezza e si sfrutta con facilità.',
      '{themodel} è comod@ per salire, caricare e parcheggiare nella vita di ogni giorno.',
    ],
  },
  {
    name: /^honda cr-? ?v\b/i,
    say: [
      '{themodel} offre alla famiglia un abitacolo ampio e un bagagliaio facile da caricare.',
      'Con la seduta rialzata e i vetri ampi, {themodel} rende rilassante la guida.',
    ],
  },
  {
    name: /^mazda cx-? ?(?:3|30|5)\b/i,
    say: [
      'La linea fluida {ofmodel} dà eleganza a una carrozzeria pratica e rialzata.',
      'Chi ama guidare trova {inmodel} un comportamento piacevole anche su strade tortuose.',
    ],
  },
  {
    name: /^mazda mx-? ?5\b/i,
    say: [
      '{themodel} è legger@ e dirett@, pensat@ per il piacere di guida.',
      'Bass@ e compatt@, {themodel} rende speciale anche una breve uscita a cielo aperto.',
    ],
  },
  {
    name: /^mitsubishi pajero\b/i,
    say: [
      '{themodel} è a suo agio sui percorsi sterrati e nei viaggi lontano dall’asfalto.',
      'La seduta alta e le forme regolari {ofmodel} aiutano a valutare bene gli spazi.',
    ],
  },
  {
    name: /^subaru forester\b/i,
    say: [
      'I vetri ampi {ofmodel} offrono una visibilità aperta in ogni direzione.',
      'Pratic@ e senza fronzoli, {themodel} si adatta alla vita in montagna e in campagna.',
    ],
  },
  {
    name: /^hyundai i ?10\b/i,
    say: [
      'Piccol@ fuori e ben sfruttat@ dentro, {themodel} è comod@ negli spostamenti in città.',
      'Al volante {ofmodel} ci si orienta subito, anche nei parcheggi stretti.',
    ],
  },
  {
    name: /^hyundai i ?20\b/i,
    say: [
      '{themodel} ha spazio per la vita di famiglia e misure comode in città.',
      'Facile da guidare, {themodel} passa dal traffico urbano ai viaggi senza difficoltà.',
    ],
  },
  {
    name: /^hyundai (?:tucson|ix ?35)\b/i,
    say: [
      '{themodel} offre un accesso comodo e molto spazio per passeggeri e bagagli.',
      'La posizione rialzata {ofmodel} dà una buona visuale e rende riposanti i viaggi.',
    ],
  },
  {
    name: /^hyundai kona\b/i,
    say: [
      'Lo stile deciso {ofmodel} si nota, in una carrozzeria compatta e facile da parcheggiare.',
      '{themodel} fa sedere un po’ più in alto e semplifica la guida in città.',
    ],
  },
  {
    name: /^hyundai ioniq 5\b/i,
    say: [
      'Il pavimento piano e il passo lungo danno {atmodel} un abitacolo arioso.',
      'Le linee geometriche {ofmodel} si distinguono e sfruttano bene lo spazio interno.',
    ],
  },
  {
    name: /^kia picanto\b/i,
    say: [
      '{themodel} è adatt@ alla città, con una lunghezza ridotta e comandi semplici.',
      'Parcheggiare {themodel} è facile, perché gli ingombri si capiscono bene dal posto di guida.',
    ],
  },
  {
    name: /^kia stonic\b/i,
    say: [
      'La seduta {ofmodel} è leggermente rialzata e facilita l’accesso di ogni giorno.',
      'Agile in città, {themodel} offre lo spazio che serve anche per le gite.',
    ],
  },
  {
    name: /^kia sportage\b/i,
    say: [
      '{themodel} accoglie bene la famiglia, con una seduta alta e un bagagliaio pratico.',
      'Comod@ nei viaggi, {themodel} resta facile da usare anche negli impegni quotidiani.',
    ],
  },
  {
    name: /^kia (?:e-)?niro\b/i,
    say: [
      'Lo spazio regolare {ofmodel} si sfrutta bene, dalla spesa alle partenze per le vacanze.',
      'Tranquill@ nella guida, {themodel} si adatta alla città e ai viaggi in famiglia.',
    ],
  },
  {
    name: /^(?:chevrolet|daewoo) matiz\b/i,
    say: [
      '{themodel} è piccol@ e semplice, comod@ per muoversi e parcheggiare in città.',
      'L’altezza e i vetri ampi {ofmodel} danno luce e spazio alla testa.',
    ],
  },
];
