import type { ModelLines } from '../../../../argument/arguments.ts';

/** Vans, pickups and campers. */
export const workingModels: readonly ModelLines[] = [
  {
    name: /^fiat dobl[oò]/i,
    say: [
      'Le forme alte e squadrate {ofmodel} permettono di sistemare il carico con ordine.',
      '{themodel} è pratic@ e versatile, adatt@ al lavoro come alla famiglia.',
    ],
  },
  {
    name: /^fiat fiorino\b/i,
    say: [
      'Nelle vie strette del centro {themodel} si muove bene grazie alle misure compatte.',
      'Il vano regolare {ofmodel} lascia buon posto al carico, in poca lunghezza.',
    ],
  },
  {
    name: /^fiat (?:e-)?ducato\b/i,
    say: [
      'Il muso corto {ofmodel} lascia gran parte della lunghezza a ciò che si trasporta.',
      'Dal posto di guida alto {ofmodel} la strada si vede bene anche nel traffico.',
    ],
  },
  {
    name: /^(?:fiat (?:talento|scudo)|renault trafic|opel vivaro|nissan (?:primastar|nv ?300))\b/i,
    say: [
      '{themodel} offre molto spazio in dimensioni ancora pratiche per le vie cittadine.',
      'La forma regolare {ofmodel} si presta al lavoro quotidiano e al trasporto di persone.',
    ],
  },
  {
    name: /^(?:peugeot (?:e-)?(?:expert|traveller)|citro[eë]n (?:e-|ë-)?(?:jumpy|spacetourer)|toyota proace|opel zafira life)\b(?! city)/i,
    say: [
      'Le dimensioni {ofmodel} sono equilibrate, adatte alle consegne in città e ai viaggi.',
      '{themodel} offre uno spazio ampio, utile sia per le persone sia per il materiale.',
    ],
  },
  {
    name: /^(?:peugeot boxer|citro[eë]n jumper|opel movano|renault master|nissan (?:nv ?400|interstar))\b/i,
    say: [
      'La cabina alta {ofmodel} aiuta a vedere bene la strada e gli incroci.',
      '{themodel} è pensat@ per i carichi voluminosi e per il lavoro di ogni giorno.',
    ],
  },
  {
    name: /^ford (?:e-)?transit\b/i,
    say: [
      '{themodel} è conosciut@ in molti mestieri e resta semplice da guidare ogni giorno.',
      'La seduta alta {ofmodel} offre una buona visuale nelle strade di città.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:e?sprinter)\b|^(?:volkswagen|vw) crafter\b/i,
    say: [
      'Lo spazio {ofmodel} si sfrutta bene, perché la cabina occupa poca lunghezza.',
      '{themodel} è adatt@ a molti mestieri, dal trasporto di merci al lavoro in cantiere.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:e?vito|viano|(?:classe )?v[- ]?(?:class|klasse|\d{3})?)\b/i,
    say: [
      '{themodel} offre molto spazio interno con la comodità di guida di un’auto.',
      'Persone e materiali hanno {inmodel} uno spazio ampio e facile da raggiungere.',
    ],
  },
  {
    name: /^iveco daily\b/i,
    say: [
      '{themodel} è pensat@ per il lavoro, con una struttura adatta ai carichi impegnativi.',
      'La cabina {ofmodel} è alta e dà una buona visuale in cantiere e in strada.',
    ],
  },
  {
    name: /^piaggio porter\b/i,
    say: [
      'La carrozzeria stretta {ofmodel} permette di passare nelle vie dei centri storici.',
      'Maneggevole e semplice, {themodel} è adatt@ alle consegne e ai lavori di paese.',
    ],
  },
  {
    name: /^ford ranger\b(?! rover)/i,
    say: [
      'Lo spazio di carico aperto {ofmodel} resta separato dalla cabina, utile nei lavori all’aperto.',
      '{themodel} passa con facilità dal cantiere alle gite sulle strade sterrate.',
    ],
  },
  {
    name: /^toyota hilux\b/i,
    say: [
      '{themodel} è a suo agio sulle strade sterrate, nel lavoro e nel tempo libero.',
      'Attrezzi e materiali viaggiano fuori, e la cabina {ofmodel} resta libera per i passeggeri.',
    ],
  },
  {
    name: /^(?:nissan (?:navara|np300)|mitsubishi l ?200|isuzu d-? ?max|(?:volkswagen|vw) amarok)\b/i,
    say: [
      '{themodel} è adatt@ al lavoro in campagna e alle uscite su sterrato.',
      'Il vano aperto {ofmodel} accoglie facilmente attrezzi e materiali ingombranti.',
    ],
  },
  {
    name: /^(?:adria|hymer|laika|rimor|mc ?louis|dethleffs|roller team|knaus|challenger|chausson|b[uü]rstner|carthago|elnagh|mobilvetta|arca|weinsberg|carado|sunlight|p[oö]ssl|font vend[oô]me|caravans international)\b/i,
    say: [
      'Il viaggio in camper permette di scegliere ogni giorno dove fermarsi e ripartire.',
      'Avere con sé gli spazi di casa rende comode le soste al mare e in montagna.',
    ],
  },
];
