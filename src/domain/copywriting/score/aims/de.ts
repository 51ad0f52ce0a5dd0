import type { AimWords } from './aim-words.ts';

const adult =
  /erfahr|seit jahren|jahrelang|langjährig|weiß, was|wissen, was|viele autos|schon (?:viele|einige)|anspruch|geschmack|substanz|beweisen|mode|kenner|urteil|reif|klare vorstellung|beeindruck/i;

const young =
  /volle tage|voller kalender|kalender|pläne|termin|unabhängig|freund|spontan|jung|erste (?:stelle|wohnung|job)|tempo|eigene[nr]? weg|auf eigenen|kurzfrist|energie|letzte minute|wochenend|unterwegs|beweglich|flexib/i;

export const germanAims: AimWords = {
  targetCustomers: {
    'Famiglia con bambini': /famili|kind/i,
    'Uomo 40+': adult,
    'Donna 40+': adult,
    'Giovane donna (≤35)': young,
    'Giovane uomo (≤35)': young,
    Neopatentato:
      /führerschein|fahranfänger|erste[nrs]? (?:auto|kilometer|monate|eigene|fahrt|wagen)|einstieg|einsteig|anfang|lernen|routine|vertrauen/i,
    Pendolare:
      /pendel|pendl|jeden (?:tag|morgen)|täglich|arbeitsweg|weg zur arbeit|gleiche(?:n)? (?:strecke|weg)|alltag|büro/i,
    'Attento allo stile': /stil|design|linie|form|auge|blick|optik|proportion|geschmack|schön/i,
    'Attento al budget': /budget|ausgabe|ausgeben|kost|preis|geld|rechn|sparsam|euro|günstig/i,
  },
  vehicleTypes: {
    Compatta: /kompakt|abmessung|handlich|klein/i,
    Citycar: /kleinwagen|stadtauto|citycar|stadt/i,
    SUV: /SUV/,
    'Station wagon': /kombi/i,
    Crossover: /crossover/i,
    Sportiva: /sport/i,
    Fuoristrada: /gelände|asphalt|matsch|schotter/i,
    Monovolume: /\bvan\b|minivan|großraum/i,
    Supercar: /supersport|supercar/i,
    'Auto di lusso': /luxus|klasse|oberklasse|nobel|elegan|gehoben/i,
  },
  intendedUse: {
    Città: /stadt|städt|innenstadt|verkehr|ampel|urban/i,
    'Viaggi lunghi': /lange[nr]? (?:strecke|fahrt|reise)|langstrecke|autobahn|reise|fernfahrt|urlaub/i,
    Campagna: /land|dorf|feldweg|ländlich|nebenstraße|kurven|außerhalb/i,
    Lavoro: /arbeit|beruf|büro|kunde|baustelle|job|termin|gewerbe|betrieb|liefer/i,
    'Uso familiare': /famili|kind/i,
    'Uso misto': /alltag|jeden tag|täglich|woche|vielseitig|gemischt|alles|wochenend|beides/i,
  },
  sellingPoints: {
    Sicurezza: /sicher|vertrauen|berechenbar|verläss|überrasch|ruhig/i,
    'Bassi consumi': /verbrauch|sparsam|spar|tank|genügsam|kraftstoff|energie|effizien|zapfsäule|bescheiden/i,
    'Performance / Sportività':
      /leistung|sport|kraft|schub|antritt|flott|spritz|temperament|beschleunig|kurve|lebendig|zupack|fahrspaß|spaß|überhol/i,
    'Comfort / Silenziosità': /komfort|leise|ruhe|ruhig|still|entspann|bequem|geräusch|lärm/i,
    'Design / Stile': /design|linie|stil|form|optik|proportion|blick|schön|gezeichnet/i,
    'Caratteristiche esclusive': /exklusiv|besonder|anders|selten|eigen|ungewöhn|charakter|detail/i,
    'Rapporto qualità-prezzo': /preis|geld|kost|wert|rechnung|zahl/i,
    'Edizione limitata / Rarità': /selten|rar|rarität|nicht (?:oft|alle)|kaum|wenige|ungewöhn/i,
    'Facile parcheggio': /park|lücke|rangier|wendig|platz/i,
    'Valore a lungo termine': /lang(?:e|fristig|lebig)|jahre|dauer|behalten|beständig|zeitlos|bleib/i,
    'Perfetta per donna':
      /leicht|einfach|übersicht|handlich|intuitiv|unkompliziert|mühelos|angenehm|wendig|sicht/i,
    'Perfetta per single':
      /eigen|selbst|frei|wann|spontan|unabhängig|niemand|allein|leichtes gepäck|nur sie|nur du|last minute/i,
    'Perfetta per over 70':
      /bequem|einsteig|einstieg|aussteig|ruhe|ruhig|übersicht|klar|gelassen|entspann|ohne hast|hektik|bedien|einfach|leicht/i,
  },
};
