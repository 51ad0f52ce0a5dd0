import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';
import { yr } from './fact-fragments.ts';

/** What any used car may open with when year and kilometres say its condition well enough. */
const general: Phrases = [
  `{this}${yr} ist {einbodykm}.`,
  `Zum Verkauf steht {un}${yr}, {einbodykm}.`,
  `Angeboten wird {un}${yr}, {einbodykm}.`,
  `Aus dem Jahr {year} stammt {this}, {einbodykm}.`,
  `{this}${yr} ist {einbody}<; gelaufen ist {er} {km}>.`,
  `Wer {einbodyA} sucht, sollte {thisA}${yr} ansehen<; der Kilometerstand beträgt {km}>.`,
  `Mit {km} auf dem Tacho steht {this}${yr} zum Verkauf, {einbody}.`,
  `{this}${yr} steht als {body} zum Verkauf<; gelaufen ist {er} {km}>.`,
  `Im Angebot ist {un}${yr}, {einbodykm}.`,
  `Als {body} steht {this}${yr} zum Verkauf<; gelaufen ist {er} bisher {km}>.`,
  `Mit {thisD}${yr} steht {einbodykm} zum Verkauf.`,
  `Hier wird {un}${yr} angeboten, {einbodykm}.`,
  `{this}${yr} steht zum Verkauf und ist {einbodykm}.`,
  `Bei {thisD}${yr} handelt es sich um {einbodykmA}.`,
  `Verkauft wird {this}${yr}, {einbodykm}.`,
];

const worn: Phrases = [
  `{this}${yr} wird als {used} angeboten; {er} ist {einbodykm}.`,
  `Als {used} steht {this}${yr} zum Verkauf, {einbodykm}.`,
  `{this}${yr} ist {einused}, {einbodykm}.`,
];

/** A condition that raises the value is said in the first sentence. */
const conditioned: Phrases = [
  `km0 :: ^{this}${yr} ist {eincond}<{nokm}>, {einbodykm}.`,
  `km0 :: Als {cond}<{nokm}> steht {this}${yr} bereit, {einbodykm}.`,
  `km0 :: {eincond}<{nokm}> ist {this}${yr}, {einbodykm}.`,
  `new :: ^{this}${yr} ist {eincond}<{nokm}>, {einbodykm}.`,
  `new :: Als {cond}<{nokm}> steht {this}${yr} bereit, {einbodykm}.`,
  `new :: Angeboten wird {un}${yr} als {cond}<{nokm}>, {einbodykm}.`,
  `company :: ^{this}${yr} ist {eincond}, {einbodykm}.`,
  `company :: Als {cond} im Einsatz war {this}${yr}, {einbodykm}.`,
  `company :: Zum Verkauf steht {un}${yr}; {er} ist {eincond}, {einbodykm}.`,
];

const nameless: Phrases = [
  `{this}${yr} ist {color}[<, hat {doors}> und steht bei {km}|| und hat {doors}||].`,
  `Zum Verkauf steht {un}${yr}<, {incolor}>[, mit {doors}< und {km} auf dem Tacho>||, mit {km} auf dem Tacho||].`,
  `Mit {km} auf dem Tacho wird {this}${yr} angeboten[, {incolor}< und mit {doors}>||, mit {doors}||].`,
  `used :: ^{this}${yr} ist {einused}<, {color}>[, mit {doors}< und {km} auf dem Tacho>||, mit {km} auf dem Tacho||].`,
];

const any: Phrases = [
  ...general.map((phrase) => `!km0 & !new & !company :: ${phrase}`),
  ...worn.map((phrase) => `used :: ${phrase}`),
  ...conditioned,
  ...nameless.map((phrase) => (phrase.includes('::') ? `bodyless & ${phrase}` : `bodyless :: ${phrase}`)),
];

/** An angle's own openings, each said in several orders, and what any car may open with. */
const from = (...leads: string[]): Phrases => [
  ...leads.flatMap((lead) => [
    `!km0 & !new & !company :: ${lead} ist {this}${yr}, {einbodykm}.`,
    `!km0 & !new & !company :: ^{this}${yr} ist ${lead}; angeboten wird {einbodykm}.`,
  ]),
  ...any,
];

export const professionalOpenings = {
  damaged: [
    '{this}< aus dem Jahr {year}> ist {eincond} und wird so angeboten.< Im Einzelnen: {damage}.>< {states}.>',
    '{this}< aus dem Jahr {year}> wird als {cond} verkauft.< Festgehalten ist: {damage}.>< {states}.>',
    'Zum Verkauf steht {un}< aus dem Jahr {year}> als {cond}<: {damage}>.< {states}.>',
    'Vorab das Wichtigste: ^{this}< aus dem Jahr {year}> ist {eincond}.< Im Einzelnen: {damage}.>< {states}.>',
    '{this}< aus dem Jahr {year}> wird als {cond} angeboten<, und zwar mit folgendem Befund: {damage}>.< {states}.>',
    'Als {cond} wird {this}< aus dem Jahr {year}> angeboten.< Im Einzelnen: {damage}.>< {states}.>',
    '!crashed :: ^{this}< aus dem Jahr {year}> muss instand gesetzt werden: {damage}.< {states}.>',
    '!crashed :: ^{this}< aus dem Jahr {year}> ist kein Fahrzeug für den sofortigen Gebrauch: {damage}.< {states}.>',
    '!crashed :: Für Werkstätten und Bastler steht {un}< aus dem Jahr {year}> zum Verkauf: {damage}.< {states}.>',
    '!crashed :: ^{this}< aus dem Jahr {year}> {damageClauses}.< {states}.>',
    '!crashed :: ^{this}< aus dem Jahr {year}> wird in {seinem} jetzigen Zustand verkauft.< {states}.>',
  ],
  bare: [
    '{this}< aus dem Jahr {year}> steht zum Verkauf<, für {price}>.',
    'Angeboten wird {un}< aus dem Jahr {year}><, {incolor}><, Kilometerstand {km}>.',
    'Zum Verkauf steht {un}< aus dem Jahr {year}><, {body}><, mit {km}>.',
    'Dieses Angebot betrifft {unA}< aus dem Jahr {year}><, {body}><, {km} gelaufen>.',
  ],
  van: from(
    '[für den Arbeitstag|für Handwerk und Gewerbe] gedacht',
    'ein Fahrzeug [für die Arbeit|fürs Gewerbe]',
  ),
  electric: [
    `!km0 & !new & !company :: ^{this}${yr} fährt {runs} und ist {einbodykm}.`,
    `!km0 & !new & !company :: Rein {runs} fährt {this}${yr}, {einbodykm}.`,
    `!km0 & !new & !company :: Ohne Auspuff und ohne Gangwechsel{!fuelType}, rein elektrisch: ^{this}${yr} ist {einbodykm}.`,
    ...from('[leise|still] und ohne Schaltpausen'),
  ],
  hydrogen: [
    `!km0 & !new & !company :: ^{this}${yr} fährt {runs} und ist {einbodykm}.`,
    `!km0 & !new & !company :: Zu den wenigen Autos, die {runs} fahren, gehört {this}${yr}, {einbodykm}.`,
    ...from('eine seltene Erscheinung im Straßenbild'),
  ],
  sports: from('[für Freude am Fahren|für kurvige Straßen] gebaut', 'sportlich [ausgelegt|abgestimmt]'),
  open: from('[für offene Fahrten|für Sonnentage] gemacht', 'zum Offenfahren gedacht'),
  classic: [
    `!km0 & !new :: Für Liebhaber: {car}${yr}, {bodykm}.`,
    `!km0 & !new :: Eine andere Epoche verkörpert {this}${yr}, {einbodykm}.`,
    ...from('ein Wagen [mit Geschichte|aus einer anderen Zeit]'),
  ],
  fresh: from('[noch jung an Jahren|ein junges Auto]'),
  firstCar: from('[leicht zu fahren|einfach zu beherrschen]', 'für den Anfang gut geeignet'),
  family: from(
    '[für Familien gedacht|für die Familie geeignet]',
    'auf den Alltag von Familien zugeschnitten',
  ),
  wild: from('[für schlechte Wege gemacht|auch abseits des Asphalts zu Hause]', 'robust und unkompliziert'),
  luxury: from('[ruhig und gediegen|gediegen im Auftritt]', 'ein Wagen [der gehobenen Art|mit Anspruch]'),
  city: from('[handlich|wendig] und [unkompliziert|übersichtlich]', 'für die Stadt [gemacht|gut geeignet]'),
  budget: from(
    '[ein sachliches Angebot|ein ehrliches Angebot]',
    'für [Käufer mit festem Budget|preisbewusste Käufer] interessant',
  ),
  gas: [
    `!km0 & !new & !company :: ^{this}${yr} fährt {runs} und ist {einbodykm}.`,
    `!km0 & !new & !company :: Für Vielfahrer interessant, weil {er} {runs} fährt: ^{this}${yr} ist {einbodykm}.`,
    ...from('für Vielfahrer interessant'),
  ],
  hybrid: [
    `!km0 & !new & !company :: ^{this}${yr} fährt {runs} und ist {einbodykm}.`,
    `!km0 & !new & !company :: {runs} unterwegs ist {this}${yr}, {einbodykm}.`,
    ...from('in der Stadt wie auf der Landstraße ausgewogen'),
  ],
  style: from(
    '[klar gezeichnet|sorgfältig gezeichnet]',
    '[schon der Form wegen|wegen der Linienführung] einen Blick wert',
  ),
  commuter: from(
    'für [tägliche Wege|den täglichen Arbeitsweg] gemacht',
    'ein Begleiter [für jeden Tag|für den Arbeitsweg]',
  ),
  traveller: from(
    '[auf langen Strecken zu Hause|für lange Strecken gemacht]',
    'ein Reisewagen im besten Sinn',
  ),
  allRound: from('[vielseitig und ausgewogen|vielseitig]', 'für [viele Zwecke|viele Wege] geeignet'),
} satisfies Record<Angle, Phrases>;
