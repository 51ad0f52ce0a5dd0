import type { Theme } from '../../../../argument/themes.ts';
import type { Phrases } from '../../../voice.ts';

/** Clauses to the reader about all things of a theme, without a stop at their end. */
export const themes: Record<Theme, Phrases> = {
  assist: [
    'beim Fahren (hilft/helfen) Ihnen {things}',
    'am Steuer können Sie auf {A things} zählen',
    'safe :: für Ihre Sicherheit hat {auto} {einA things}',
    'onTrips :: auf langen Fahrten (steht/stehen) Ihnen {things} zur Seite',
    'commuter :: auf dem Weg zur Arbeit (hilft/helfen) Ihnen {things}',
  ],
  parking: [
    'beim Rangieren (hilft/helfen) Ihnen {things}',
    'wenn Sie einparken, (hilft/helfen) {things}',
    'inCity :: für die Parklücken der Stadt haben Sie {einA things}',
    'easyParking :: das Einparken (macht/machen) Ihnen {things} leichter',
  ],
  comfort: [
    'für Ihren Komfort gibt es {einA things}',
    'im Innenraum haben Sie {einA things}',
    'onTrips :: damit Sie auch auf langen Strecken bequem fahren, hat {auto} {einA things}',
    'comfortable :: wenn Sie Wert auf Komfort legen, finden Sie hier {einA things}',
    'van :: für Ihre Zeit in der Kabine gibt es {einA things}',
  ],
  connected: [
    'an Bord haben Sie {einA things}',
    'unterwegs können Sie {A things} nutzen',
    'wenn Sie unterwegs sind, (steht/stehen) Ihnen {things} zur Verfügung',
    'commuter :: auf dem täglichen Weg können Sie {A things} gut gebrauchen',
  ],
  lights: [
    'damit Sie gut sehen und gesehen werden, hat {auto} {einA things}',
    'bei Dunkelheit und Regen (hilft/helfen) Ihnen {things}',
    'für gute Sicht haben Sie {einA things}',
  ],
  looks: [
    'zum Aussehen (gehört/gehören) {ein things}',
    'bei der Besichtigung können Sie sich {A things} genauer ansehen',
    'beautiful :: wenn Sie auf das Design achten, (wird/werden) Ihnen {things} gefallen',
    'stylish :: wenn Sie Wert auf Stil legen, finden Sie hier {einA things}',
  ],
  space: [
    'für Mitfahrer und Gepäck haben Sie {einA things}',
    'im Alltag können Sie {A things} gut gebrauchen',
    'family :: für die Fahrten mit Ihrer Familie gibt es {einA things}',
    'atWork :: bei der Arbeit (ist/sind) {things} für Sie nützlich',
  ],
  protection: [
    'zu Ihrem Schutz hat {auto} {einA things}',
    'für Ihre Sicherheit (ist/sind) {ein things} an Bord',
    'zu Ihrer Sicherheit (trägt/tragen) {things} bei',
    'family :: für die Sicherheit Ihrer Familie gibt es {einA things}',
  ],
  ease: [
    'im Alltag (hilft/helfen) Ihnen {things}',
    'bei der Bedienung (nimmt/nehmen) Ihnen {things} etwas Mühe ab',
    'für Ihren Alltag hat {auto} {einA things}',
  ],
  sport: [
    'für Ihre Freude am Fahren gibt es {einA things}',
    'wenn Sie gern fahren, finden Sie hier {einA things}',
    'zu Ihrem Fahrspaß (trägt/tragen) {things} bei',
  ],
  offroad: [
    'für schwieriges Gelände haben Sie {einA things}',
    'abseits der Straße (kommt/kommen) Ihnen {things} zugute',
    'inCountry :: auf Feld- und Waldwegen (hilft/helfen) Ihnen {things}',
  ],
  work: [
    'für Ihre Arbeit hat {auto} {einA things}',
    'im täglichen Einsatz (ist/sind) {things} für Sie nützlich',
    'wenn Sie beruflich fahren, (zählt/zählen) für Sie auch {things}',
  ],
  living: [
    'für Ihre Reisen gibt es {einA things}',
    'wenn Sie unterwegs übernachten, haben Sie {A things} dabei',
    'auf Reisen (ist/sind) {things} für Sie nützlich',
  ],
  energy: [
    'electric :: bei Batterie und Laden (ist/sind) für Sie auch {things} wichtig',
    'wenn Sie auf die Technik achten, (zählt/zählen) für Sie auch {things}',
    'zum Antrieb sollten Sie auch {A things} kennen',
  ],
  wheels: [
    'bei den Rädern haben Sie {einA things}',
    'an Rädern und Reifen übernehmen Sie {einA things}',
    'rund um Räder und Reifen bekommen Sie {einA things}',
  ],
  past: [
    '{auto} hat auch {einA things}',
    'außerdem können Sie auf {A things} zählen',
    'dazu (kommt/kommen) für Sie {ein things}',
  ],
  care: [
    'bei der Technik (zählt/zählen) für Sie auch {things}',
    'im technischen Bereich (ist/sind) {things} für Sie wichtig',
    'bei Wartung und Technik können Sie auf {A things} zählen',
  ],
  papers: [
    'dazu bekommen Sie {einA things}',
    'bei der Übergabe erhalten Sie {einA things}',
    'mit dem Kauf übernehmen Sie {einA things}',
  ],
  guarantee: [
    'zu Ihrer Absicherung gibt es {einA things}',
    'nach dem Kauf haben Sie {einA things}',
    'damit Sie abgesichert sind, gibt es {einA things}',
  ],
};
