import type { IntendedUse, TargetCustomer } from '#domain/vehicles/vocabularies.ts';

/** Where the car is used: "in der Stadt", "auf langen Strecken". */
export const places = {
  Città: ['in der Stadt', 'im Stadtverkehr', 'in engen Stadtstraßen'],
  'Viaggi lunghi': ['auf langen Strecken', 'auf der Autobahn', 'auf Reisen'],
  Campagna: ['auf dem Land', 'auf Landstraßen', 'außerhalb der Stadt'],
  Lavoro: ['im Beruf', 'auf dem Weg zur Arbeit', 'auf Fahrten zu Kunden'],
  'Uso familiare': ['mit der Familie', 'auf Familienfahrten'],
  'Uso misto': ['im Alltag', 'jeden Tag'],
} satisfies Record<IntendedUse, string[]>;

/** The same as things after "für" (accusative). */
export const occasions = {
  Città: ['die Stadt', 'den Stadtverkehr', 'enge Straßen in der Stadt'],
  'Viaggi lunghi': ['lange Strecken', 'die Autobahn', 'weite Reisen'],
  Campagna: ['die Landstraße', 'Wege außerhalb der Stadt', 'Landstraßen'],
  Lavoro: ['den Beruf', 'die Arbeit', 'Fahrten zu Kunden'],
  'Uso familiare': ['die Familie', 'Fahrten mit der Familie'],
  'Uso misto': ['den Alltag', 'jeden Tag'],
} satisfies Record<IntendedUse, string[]>;

/** The people after "für" and after "mit" or "von", by what they do and want: never by sex or age. */
const experienced = [
  ['erfahrene Fahrer', 'erfahrenen Fahrern'],
  ['Kenner mit klaren Vorstellungen', 'Kennern mit klaren Vorstellungen'],
  ['Fahrer mit Erfahrung', 'Fahrern mit Erfahrung'],
] as const;
const busy = [
  ['Menschen mit vollem Kalender', 'Menschen mit vollem Kalender'],
  ['Vielbeschäftigte', 'Vielbeschäftigten'],
  ['Leute mit wechselnden Plänen', 'Leuten mit wechselnden Plänen'],
] as const;

export const people = {
  'Famiglia con bambini': [
    ['Familien mit Kindern', 'Familien mit Kindern'],
    ['Eltern mit Kindern an Bord', 'Eltern mit Kindern an Bord'],
  ],
  'Uomo 40+': experienced,
  'Donna 40+': experienced,
  'Giovane donna (≤35)': busy,
  'Giovane uomo (≤35)': busy,
  Neopatentato: [
    ['Fahranfänger', 'Fahranfängern'],
    ['Führerscheinneulinge', 'Führerscheinneulingen'],
  ],
  Pendolare: [
    ['Pendler', 'Pendlern'],
    ['Berufspendler', 'Berufspendlern'],
  ],
  'Attento allo stile': [
    ['Käufer mit Sinn für Form', 'Käufern mit Sinn für Form'],
    ['Liebhaber klarer Linien', 'Liebhabern klarer Linien'],
  ],
  'Attento al budget': [
    ['Käufer mit festem Budget', 'Käufern mit festem Budget'],
    ['preisbewusste Käufer', 'preisbewussten Käufern'],
  ],
} satisfies Record<TargetCustomer, readonly (readonly [string, string])[]>;
