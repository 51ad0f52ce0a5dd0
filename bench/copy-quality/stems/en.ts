import type { Stems } from './stems.ts';

const front = /front[- ]wheel|front wheels/i;
const rear = /rear[- ]wheel|rear wheels/i;
const all = /all[- ]wheel|four[- ]wheel|all four wheels|4x4|4WD/i;
const adult =
  /experienc|years of driving|for years|know what you|knows? what|clear idea|been around|plenty of cars|other cars|taste|judge|substance|seasoned|prove|fashion|fads|mature|discerning|impress/i;
const young =
  /full days|busy|plans|diary|independen|friends|last[- ]minute|young|first (?:job|home)|pace|your own|get going|spontan|energy|weekends?|schedule|changes? (?:its|your) mind|spur/i;

export const englishStems: Stems = {
  fuelType: {
    Benzina: /petrol/i,
    Diesel: /diesel/i,
    Elettrico: /electric/i,
    Ibrido: /hybrid/i,
    GPL: /LPG|autogas/i,
    Metano: /CNG|natural gas|methane/i,
    Idrogeno: /hydrogen/i,
  },
  color: {
    Bianco: /white/i,
    Nero: /black/i,
    Grigio: /gr[ea]y/i,
    Rosso: /\bred\b/i,
    Blu: /blue/i,
    Verde: /green/i,
    Giallo: /yellow/i,
    Arancione: /orange/i,
    Marrone: /brown/i,
    Viola: /purple|violet/i,
    Argento: /silver/i,
    Oro: /gold/i,
    Beige: /beige/i,
    Bordeaux: /burgundy|maroon|bordeaux|claret/i,
  },
  transmission: {
    Manuale: /manual/i,
    Automatica: /automatic/i,
    Robotizzata: /automated|dual[- ]clutch|robotised|semi-automatic|robotized|automatic/i,
    CVT: /CVT/,
    Sequenziale: /sequential/i,
  },
  driveType: {
    Anteriore: front,
    FWD: front,
    Posteriore: rear,
    RWD: rear,
    Integrale: all,
    AWD: all,
    '4x4': all,
  },
  category: {
    Berlina: /saloon|sedan/i,
    SUV: /SUV/,
    Crossover: /crossover/i,
    Hatchback: /hatchback/i,
    'Station Wagon': /estate|station wagon/i,
    Coupé: /coup[eé]/i,
    Cabrio: /convertible|cabrio|roadster|open[- ]top/i,
    Monovolume: /MPV|people carrier|minivan/i,
    Pickup: /pick-?up/i,
    Furgone: /\bvan\b/i,
    Sportiva: /sports car/i,
    Citycar: /city car/i,
  },
  condition: {
    Nuovo: /\bnew\b/i,
    Usato: /\bused\b|second-hand|pre-owned/i,
    'Km 0': /pre-?registered|delivery mileage/i,
    Aziendale: /company|fleet/i,
    Semicollisione: /accident|crash|collision|damage/i,
  },
  warranty: {
    'Nessuna garanzia':
      /(?:no|without(?: a| any)?|not?[^.]{0,30}) warranty|warranty[^.]{0,30}(?:not|no)\b|no (?:guarantee|cover)/i,
    '6 mesi': /(?:six|6)[- ]months?/i,
    '12 mesi': /(?:twelve|12)[- ]months?|one[- ]year|a year/i,
    '18 mesi': /(?:eighteen|18)[- ]months?/i,
    '24 mesi': /24[- ]months?|two[- ]years?/i,
    '36 mesi': /36[- ]months?|three[- ]years?/i,
    'Garanzia casa madre': /manufacturer/i,
    'Garanzia estesa': /extended/i,
  },
  doors: {
    2: /two[- ]doors?|2[- ]doors?/i,
    3: /three[- ]doors?|3[- ]doors?/i,
    4: /four[- ]doors?|4[- ]doors?/i,
    5: /five[- ]doors?|5[- ]doors?/i,
  },
  power: [{ perCv: 1 }, { perCv: 0.98632 }, { perCv: 0.7355 }],
  targetCustomers: {
    'Famiglia con bambini': /famil|child|kids|school/i,
    'Uomo 40+': adult,
    'Donna 40+': adult,
    'Giovane donna (≤35)': young,
    'Giovane uomo (≤35)': young,
    Neopatentato:
      /first (?:car|miles|months|drives?|time)|new (?:driver|to driving)|newly|passed|licen[cs]e|learn|confidence|starting out|beginner/i,
    Pendolare:
      /commut|every (?:day|morning)|daily|day in|home and (?:work|office)|same (?:road|route)|to work/i,
    'Attento allo stile': /style|stylish|design|lines|shape|look|eye|profile|proportion|taste/i,
    'Attento al budget': /budget|spend|cost|price|money|sums|wallet|value|pound|euro|afford/i,
  },
  vehicleTypes: {
    Compatta: /compact|small|size|footprint|dimension/i,
    Citycar: /city car/i,
    SUV: /SUV/,
    'Station wagon': /estate|station wagon/i,
    Crossover: /crossover/i,
    Sportiva: /sport/i,
    Fuoristrada: /off-?road|tarmac|mud|track/i,
    Monovolume: /MPV|people carrier|minivan/i,
    Supercar: /supercar/i,
    'Auto di lusso': /luxur|class|refine|elegan|premium/i,
  },
  intendedUse: {
    Città: /city|town|urban|traffic|traffic lights|street/i,
    'Viaggi lunghi': /long (?:journey|trip|drive|distance|run|haul)|motorway|travel|distance|journeys?/i,
    Campagna: /countr|rural|lanes?\b|village|hills|off the beaten|B-roads?/i,
    Lavoro: /work|job|office|client|business|trade|deliver/i,
    'Uso familiare': /famil|child|kids|school/i,
    'Uso misto':
      /every day|everyday|daily|week|versatil|mixed|bit of everything|all sorts|weekend|whatever|both/i,
  },
  sellingPoints: {
    Sicurezza: /safe|secure|reassur|predictab|confiden|trust|surpris/i,
    'Bassi consumi': /fuel|consum|econom|thrift|frugal|efficien|sip|pump|energy|thirst|fill-?up|tank/i,
    'Performance / Sportività':
      /perform|sport|power|brisk|quick|lively|accelerat|respons|push|pace|overtak|bends|corner|fun|pull/i,
    'Comfort / Silenziosità': /comfort|quiet|silen|calm|peace|hush|relax|smooth|noise/i,
    'Design / Stile': /design|lines?\b|style|stylish|shape|look|proportion|profile|beaut/i,
    'Caratteristiche esclusive':
      /exclusiv|different|distinct|uncommon|unusual|special|rare|character|detail|own/i,
    'Rapporto qualità-prezzo': /price|value|money|cost|pay|sums?\b|figure/i,
    'Edizione limitata / Rarità':
      /rare|rarity|seldom|not often|few|uncommon|unusual|every (?:day|corner)|rarely/i,
    'Facile parcheggio': /park|space|gap|manoeuv|maneuv|tight/i,
    'Valore a lungo termine': /long[- ]term|years|keep|last|long run|over time|stay/i,
    'Perfetta per donna':
      /easy|ease|light|intuitive|visib|view|simple|natural|effortless|handy|manoeuv|pleasant/i,
    'Perfetta per single':
      /your own|yourself|freedom|free|whenever|on a whim|spontan|solo|own (?:pace|time|terms)|nobody|no one|last[- ]minute|one person|just you/i,
    'Perfetta per over 70':
      /easy|ease|comfort|calm|clear|step in|get in|climb|no rush|unhurried|visib|view|controls|relax|serene|gentle/i,
  },
};
