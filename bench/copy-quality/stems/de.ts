import type { Stems } from './stems.ts';

const front = /vorderradantrieb|frontantrieb|vorderräder/i;
const rear = /hinterradantrieb|heckantrieb|hinterräder/i;
const all = /allrad|alle vier räder|vier(?:rad|rädern)|4x4/i;
const adult =
  /erfahr|seit jahren|jahrelang|langjährig|weiß, was|wissen, was|viele autos|schon (?:viele|einige)|anspruch|geschmack|substanz|beweisen|mode|kenner|urteil|reif|klare vorstellung|beeindruck/i;
const young =
  /volle tage|voller kalender|kalender|pläne|termin|unabhängig|freund|spontan|jung|erste (?:stelle|wohnung|job)|tempo|eigene[nr]? weg|auf eigenen|kurzfrist|energie|letzte minute|wochenend|unterwegs|beweglich|flexib/i;

export const germanStems: Stems = {
  fuelType: {
    Benzina: /benzin/i,
    Diesel: /diesel/i,
    Elettrico: /elektr|stromer/i,
    Ibrido: /hybrid/i,
    GPL: /autogas|LPG|flüssiggas/i,
    Metano: /erdgas|CNG/i,
    Idrogeno: /wasserstoff/i,
  },
  color: {
    Bianco: /weiß/i,
    Nero: /schwarz/i,
    Grigio: /grau/i,
    Rosso: /rot(?:e|en|em|er|es)?\b/i,
    Blu: /blau/i,
    Verde: /grün/i,
    Giallo: /gelb/i,
    Arancione: /orange/i,
    Marrone: /braun/i,
    Viola: /violett|lila/i,
    Argento: /silber/i,
    Oro: /gold/i,
    Beige: /beige/i,
    Bordeaux: /bordeaux|weinrot/i,
  },
  transmission: {
    Manuale: /schaltgetriebe|handschalt|schaltung|manuell/i,
    Automatica: /automatik/i,
    Robotizzata: /automatisiert|doppelkuppl|automatik/i,
    CVT: /CVT|stufenlos/i,
    Sequenziale: /sequen[zt]iell/i,
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
    Berlina: /limousine/i,
    SUV: /SUV/,
    Crossover: /crossover/i,
    Hatchback: /schrägheck|kompakt|hatchback/i,
    'Station Wagon': /kombi/i,
    Coupé: /coup[eé]/i,
    Cabrio: /cabrio|roadster/i,
    Monovolume: /\bvan\b|minivan|großraum/i,
    Pickup: /pick-?up/i,
    Furgone: /transporter|kastenwagen/i,
    Sportiva: /sportwagen/i,
    Citycar: /kleinwagen|stadtauto|citycar|kleinstwagen/i,
  },
  condition: {
    Nuovo: /neuwagen|neu(?:e[rs]?|es)?\b/i,
    Usato: /gebraucht/i,
    'Km 0': /tageszulassung|kurzzulassung/i,
    Aziendale: /firmenwagen|dienstwagen|geschäftswagen|firmenfahrzeug/i,
    Semicollisione: /unfall|beschädig|schaden/i,
  },
  warranty: {
    'Nessuna garanzia':
      /(?:keine?|ohne)\s+(?:\p{L}+\s+)?(?:garantie|gewährleistung)|garantie[^.]{0,30}(?:nicht|keine|entfällt)/iu,
    '6 mesi': /(?:6|sechs) monate?n?/i,
    '12 mesi': /(?:12|zwölf) monate?n?|ein(?:em|es)? jahr|einjährig/i,
    '18 mesi': /(?:18|achtzehn) monate?n?/i,
    '24 mesi': /24 monate?n?|zwei jahre?n?|zweijährig/i,
    '36 mesi': /36 monate?n?|drei jahre?n?|dreijährig/i,
    'Garanzia casa madre': /hersteller|werksgarantie/i,
    'Garanzia estesa': /erweitert|anschluss|verlänger/i,
  },
  doors: {
    2: /zweitür|zwei türen|2-?tür|2 türen/i,
    3: /dreitür|drei türen|3-?tür|3 türen/i,
    4: /viertür|vier türen|4-?tür|4 türen/i,
    5: /fünftür|fünf türen|5-?tür|5 türen/i,
  },
  power: [{ perCv: 1 }, { perCv: 0.7355 }],
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
