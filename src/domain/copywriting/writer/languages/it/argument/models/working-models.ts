import type { ModelLines } from '../../../../argument/arguments.ts';

/** Vans, pickups and campers. */
export const workingModels: readonly ModelLines[] = [
  {
    name: /^fiat dobl[oò]/i,
    say: [
      '{themodel} è alt@ e dritt@, e i cartoni si impilano invece di incastrarsi.',
      'Fiorai, idraulici e famiglie numerose l’hanno riempit@ ognuno del proprio mondo.',
      'van :: Sotto il portone del cliente {themodel} si ferma senza occupare mezza strada, e la cassetta è vicina.',
    ],
  },
  {
    name: /^fiat fiorino\b/i,
    say: [
      'Dove i furgoni grandi cercano parcheggio, chi guida {themodel} è già al citofono.',
      'van :: Da fuori occupa il posto di un’utilitaria, e dietro ha una stanza per gli attrezzi.',
    ],
  },
  {
    name: /^fiat (?:e-)?ducato\b/i,
    say: [
      'Fiancate dritte e muso corto, quasi tutta la lunghezza {ofmodel} resta a quello che si porta.',
      'Corrieri, ambulanze e camper partono da qui, perché la forma {ofmodel} si presta a tante vite.',
      'atWork :: All’ora delle consegne si guarda sopra i tetti delle auto, e la coda si legge prima.',
    ],
  },
  {
    name: /^(?:fiat (?:talento|scudo)|renault trafic|opel vivaro|nissan (?:primastar|nv ?300))\b/i,
    say: [
      '{themodel} sta a metà fra il furgoncino e il furgone grande, e in centro si muove ancora volentieri.',
      'atWork :: La via stretta del cliente {onmodel} non diventa un viaggio a piedi con la scala in spalla.',
    ],
  },
  {
    name: /^(?:peugeot (?:e-)?(?:expert|traveller)|citro[eë]n (?:e-|ë-)?(?:jumpy|spacetourer)|toyota proace|opel zafira life)\b(?! city)/i,
    say: [
      'Più bass@ di un furgone grande e più lung@ di un furgoncino, {themodel} sta bene in città.',
      'La cabina dà sulla strada e il retro è una stanza, che si porti gente o materiale.',
    ],
  },
  {
    name: /^(?:peugeot boxer|citro[eë]n jumper|opel movano|renault master|nissan (?:nv ?400|interstar))\b/i,
    say: [
      'Il muso è corto e la cabina alta, e da lassù si vede prima dove si svolta.',
      'van :: {themodel} ha la stazza di chi porta via case intere e il sedile alto di chi le trova.',
    ],
  },
  {
    name: /^ford (?:e-)?transit\b/i,
    say: [
      'In cantiere si dice Transit e si intende furgone, tanto quel nome è entrato nel mestiere.',
      'Si guida seduti alti, e all’incrocio stretto {onmodel} si vede prima chi arriva.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:e?sprinter)\b|^(?:volkswagen|vw) crafter\b/i,
    say: [
      'Muso raccolto e coda lunga, {themodel} mette la lunghezza dove serve, cioè alle spalle di chi guida.',
      'Dalla cabina si domina la strada, e nei cortili l’occhio prende presto le misure {ofmodel}.',
    ],
  },
  {
    name: /^mercedes(?:[- ]benz)? (?:e?vito|viano|(?:classe )?v[- ]?(?:class|klasse|\d{3})?)\b/i,
    say: [
      'Davanti è una Mercedes, dietro è una stanza, e fra l’aeroporto e l’albergo serve questo.',
      'Persone o cassette, {themodel} le porta con le stesse buone maniere.',
    ],
  },
  {
    name: /^iveco daily\b/i,
    say: [
      'Ai mercati e nei cantieri {themodel} dà del tu a tutti, dal capo al garzone.',
      'Sotto ha il telaio di un camion, e quando si carica lo si capisce.',
    ],
  },
  {
    name: /^piaggio porter\b/i,
    say: [
      'Dove le mura del paese fermano il furgone, {themodel} prosegue.',
      'Strett@ com’è, {themodel} gira nel cortile del frantoio e riparte senza manovre.',
    ],
  },
  {
    name: /^ford ranger\b(?! rover)/i,
    say: [
      'La legna, la sabbia e la moto sporca viaggiano all’aria, e in cabina si parla.',
      'Sotto c’è un telaio a longheroni come sui camion, e quando si carica {themodel} si vede.',
      'inCountry :: Alla vigna si va con gli stivali già ai piedi, e quello che si raccoglie viaggia dietro.',
    ],
  },
  {
    name: /^toyota hilux\b/i,
    say: [
      'Pastori, geometri e spedizioni {it} chiamano per nome, e ognuno intende la stessa forma.',
      'Davanti si parla, dietro si carica, e fra le due cose {themodel} mette una parete.',
    ],
  },
  {
    name: /^(?:nissan (?:navara|np300)|mitsubishi l ?200|isuzu d-? ?max|(?:volkswagen|vw) amarok)\b/i,
    say: [
      'Quello che sporca viaggia fuori, quello che si rovina viaggia in cabina, e {themodel} tiene separati i due mondi.',
      'Alt@ sulle ruote e lung@ di dietro, {themodel} in cantiere non chiede dove finisce l’asfalto.',
    ],
  },
  {
    name: /^(?:adria|hymer|laika|rimor|mc ?louis|dethleffs|roller team|knaus|challenger|chausson|b[uü]rstner|carthago|elnagh|mobilvetta|arca|weinsberg|carado|sunlight|p[oö]ssl|font vend[oô]me|caravans international)\b/i,
    say: [
      'Con la casa dietro le spalle, la sera si decide dove svegliarsi.',
      'Se il posto piace si resta, se non piace domani la finestra guarda un altro paese.',
      'family :: Cambiano il mare, il lago e la montagna, ma la casa dei bambini resta quella.',
    ],
  },
];
