import type { AimWords } from './aim-words.ts';

const adult =
  /experienc|years of driving|for years|know what you|knows? what|clear idea|been around|plenty of cars|other cars|taste|judge|substance|seasoned|prove|fashion|fads|mature|discerning|impress/i;

const young =
  /full days|busy|plans|diary|independen|friends|last[- ]minute|young|first (?:job|home)|pace|your own|get going|spontan|energy|weekends?|schedule|changes? (?:its|your) mind|spur/i;

export const englishAims: AimWords = {
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
