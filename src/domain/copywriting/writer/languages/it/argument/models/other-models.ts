import type { ModelLines } from '../../../../argument/arguments.ts';

/** Ford, Opel, Jeep, Volvo, Land Rover, Tesla and MG. */
export const otherModels: readonly ModelLines[] = [
  {
    name: /^ford fiesta\b/i,
    say: [
      'La guida {ofmodel} è precisa e rende piacevoli anche i tragitti di ogni giorno.',
      'Raccolt@ nelle misure, {themodel} si muove e si parcheggia bene in città.',
    ],
  },
  {
    name: /^ford focus\b/i,
    say: [
      '{themodel} unisce la comodità di un’auto da famiglia e una guida precisa nelle curve.',
      'Le misure {ofmodel} sono adatte ai viaggi e ancora pratiche in città.',
    ],
  },
  {
    name: /^ford kuga\b/i,
    say: [
      '{themodel} offre la visuale di una seduta alta e una guida piacevole nelle curve.',
      'Il bagagliaio e l’accesso comodo rendono {themodel} pratic@ per tutta la famiglia.',
    ],
  },
  {
    name: /^ford puma\b/i,
    say: [
      'Agile nelle curve, {themodel} rende piacevole la guida anche nei percorsi urbani.',
      'Lo stile {ofmodel} è giovane e personale, in una carrozzeria facile da parcheggiare.',
    ],
  },
  {
    name: /^ford eco ?sport\b/i,
    say: [
      'Cort@ e rialzat@, {themodel} si parcheggia con facilità e lascia vedere bene la strada.',
      'La seduta alta {ofmodel} rende comodo l’accesso e aiuta sulle strade irregolari.',
    ],
  },
  {
    name: /^ford ka\b/i,
    say: [
      '{themodel} è adatt@ alla città, con dimensioni ridotte e una guida svelta.',
      'Nelle vie strette {themodel} si gira con facilità e si parcheggia in poco spazio.',
    ],
  },
  {
    name: /^ford (?:grand )?c-? ?max\b/i,
    say: [
      'I vetri ampi e la forma alta danno {atmodel} un abitacolo arioso e luminoso.',
      '{themodel} si guida come una compatta e offre alla famiglia lo spazio di una monovolume.',
    ],
  },
  {
    name: /^ford mustang\b(?! mach)/i,
    say: [
      'Il cofano lungo {ofmodel} richiama la tradizione delle sportive americane.',
      '{themodel} dà un carattere particolare a ogni uscita, anche nei percorsi tranquilli.',
    ],
  },
  {
    name: /^opel corsa\b/i,
    say: [
      '{themodel} ha misure comode per la città e spazio adeguato per gli impegni quotidiani.',
      'Semplice da guidare, {themodel} mette a proprio agio anche chi guida poco.',
    ],
  },
  {
    name: /^opel astra\b/i,
    say: [
      'Le dimensioni {ofmodel} sono equilibrate, pratiche in settimana e comode nelle vacanze.',
      '{themodel} è una compatta tranquilla, con una guida facile e un abitacolo accogliente.',
    ],
  },
  {
    name: /^opel mokka\b/i,
    say: [
      'Compatt@ e rialzat@, {themodel} si parcheggia bene e offre una buona visuale.',
      'Lo stile {ofmodel} è deciso e personale, in dimensioni comode per la città.',
    ],
  },
  {
    name: /^opel crossland\b/i,
    say: [
      'L’altezza {ofmodel} facilita l’accesso e rende comodo sistemare i bambini dietro.',
      '{themodel} sfrutta bene lo spazio interno, in una lunghezza adatta alla città.',
    ],
  },
  {
    name: /^opel meriva\b/i,
    say: [
      'La seduta {ofmodel} si trova a un’altezza comoda per salire e scendere ogni giorno.',
      '{themodel} offre alla famiglia un abitacolo alto e luminoso in poca lunghezza.',
    ],
  },
  {
    name: /^opel zafira\b(?! life)/i,
    say: [
      'Lo spazio {ofmodel} si adatta con facilità alla famiglia, agli amici e ai bagagli.',
      '{themodel} è pensat@ per viaggiare in compagnia, con un abitacolo alto e luminoso.',
    ],
  },
  {
    name: /^opel adam\b/i,
    say: [
      '{themodel} unisce una lunghezza ridotta e uno stile giovane e personale.',
      'Facile da parcheggiare, {themodel} è adatt@ agli spostamenti brevi e alla vita in centro.',
    ],
  },
  {
    name: /^jeep renegade\b/i,
    say: [
      'La forma squadrata {ofmodel} aiuta a capire gli ingombri e lascia spazio alla testa.',
      '{themodel} porta lo stile Jeep in dimensioni comode anche nell’uso urbano.',
    ],
  },
  {
    name: /^jeep compass\b/i,
    say: [
      'Le dimensioni {ofmodel} sono adatte alla città, con lo spazio che serve alla famiglia.',
      '{themodel} conserva il carattere Jeep e si usa con facilità ogni giorno.',
    ],
  },
  {
    name: /^jeep avenger\b/i,
    say: [
      'Compatt@ e ben proporzionat@, {themodel} porta lo stile Jeep nelle vie del centro.',
      'Durante le manovre il cofano {ofmodel} si vede bene, grazie alla seduta rialzata.',
    ],
  },
  {
    name: /^jeep wrangler\b/i,
    say: [
      '{themodel} è pensat@ per la guida fuori strada e per le giornate all’aria aperta.',
      'Le forme {ofmodel} restano fedeli alla tradizione, con parafanghi larghi e linee squadrate.',
    ],
  },
  {
    name: /^jeep (?:grand )?cherokee\b/i,
    say: [
      'La posizione di guida alta {ofmodel} offre una buona visuale su asfalto e sterrato.',
      '{themodel} è a suo agio nei viaggi, in montagna e sulle strade di campagna.',
    ],
  },
  {
    name: /^volvo (?:xc|c|ec) ?40\b/i,
    say: [
      '{themodel} unisce lo stile essenziale della Volvo e misure adatte alla città.',
      'Dalla seduta rialzata {ofmodel} si valutano bene le distanze nelle manovre.',
    ],
  },
  {
    name: /^volvo xc ?60\b/i,
    say: [
      'Le linee sobrie {ofmodel} si accompagnano a un abitacolo comodo e accogliente.',
      'Con la famiglia a bordo, {themodel} resta comod@ in città e nei lunghi viaggi.',
    ],
  },
  {
    name: /^volvo xc ?90\b/i,
    say: [
      '{themodel} offre molto spazio a famiglia e bagagli, con un’eleganza discreta.',
      'Nei lunghi viaggi {themodel} è riposante anche per chi siede dietro.',
    ],
  },
  {
    name: /^volvo v ?[5679]0\b/i,
    say: [
      'La carrozzeria lunga {ofmodel} offre un vano di carico ampio, comodo per sport e vacanze.',
      '{themodel} è adatt@ alla famiglia che viaggia, con uno stile sobrio e curato.',
    ],
  },
  {
    name: /^(?:land rover )?(?:range rover )?evoque\b/i,
    say: [
      'La linea tesa e la fiancata alta rendono {themodel} facile da riconoscere.',
      '{themodel} unisce uno stile elegante e dimensioni ancora comode per la città.',
    ],
  },
  {
    name: /^land rover (?:discovery|freelander)\b/i,
    say: [
      '{themodel} accoglie bene famiglia e bagagli, anche sulle strade di montagna e di campagna.',
      'Seduti in alto, {onmodel} si vede lontano e si guida con calma.',
    ],
  },
  {
    name: /^land rover defender\b/i,
    say: [
      '{themodel} è a suo agio fuori strada, nel lavoro e nel tempo libero.',
      'Le fiancate dritte {ofmodel} aiutano a valutare gli ingombri nei passaggi stretti.',
    ],
  },
  {
    name: /^(?:land rover )?range rover\b(?! (?:evoque|velar))/i,
    say: [
      'La posizione di guida elevata {ofmodel} dà una visuale ampia e rilassante.',
      '{themodel} abbina eleganza e comodità, in città come sulle strade di campagna.',
    ],
  },
  {
    name: /^tesla model 3\b/i,
    say: [
      'La plancia essenziale {ofmodel} lascia una visuale libera sulla strada.',
      '{themodel} viaggia in silenzio, con una linea pulita e un abitacolo arioso.',
    ],
  },
  {
    name: /^tesla model y\b/i,
    say: [
      'Per la famiglia {themodel} ha molto spazio per i bagagli e una marcia silenziosa.',
      'La seduta rialzata {ofmodel} rende comodo l’accesso e aperta la visuale.',
    ],
  },
  {
    name: /^mg ?(?:e?zs|zs ev)\b/i,
    say: [
      '!old :: La seduta alta {ofmodel} rende comodo salire e scendere anche con le borse.',
      '{themodel} offre spazio per la famiglia in una carrozzeria pratica da guidare.',
    ],
  },
];
