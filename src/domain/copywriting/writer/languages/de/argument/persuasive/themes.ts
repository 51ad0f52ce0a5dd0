import type { Theme } from '../../../../argument/themes.ts';
import type { Phrases } from '../../../voice.ts';

/** Sober clauses about all things of a theme, without a stop at their end. */
export const themes: Record<Theme, Phrases> = {
  assist: [
    'beim Fahren (unterstützt/unterstützen) {things}',
    'für die Sicherheit unterwegs gibt es {A things}',
    'dem Fahrer (hilft/helfen) {things}',
    'safe :: für mehr Sicherheit hat {auto} {A things}',
    'onTrips :: auf langen Fahrten (unterstützt/unterstützen) {things}',
    'commuter :: im täglichen Verkehr (unterstützt/unterstützen) {things}',
  ],
  parking: [
    'beim Rangieren (hilft/helfen) {things}',
    'inCity :: in den Parklücken der Stadt (hilft/helfen) {things}',
    'easyParking :: das Einparken (erleichtert/erleichtern) {things}',
    'für das Einparken gibt es {A things}',
  ],
  comfort: [
    'zum Komfort (gehört/gehören) {ein things}',
    'der Innenraum bietet {einA things}',
    'onTrips :: zum Komfort auf langen Strecken (trägt/tragen) {things} bei',
    'comfortable :: für Komfort (sorgt/sorgen) {things}',
    'van :: in der Kabine gibt es {einA things}',
  ],
  connected: [
    'für Medien und Telefon gibt es {einA things}',
    'an Bord (ist/sind) {ein things}',
    'im Cockpit (findet/finden) sich {ein things}',
    'commuter :: auf dem täglichen Weg (ist/sind) {things} nützlich',
  ],
  lights: [
    'für gute Sicht (sorgt/sorgen) {things}',
    'bei Dunkelheit und Regen (hilft/helfen) {things}',
    'zur Beleuchtung und Sicht (gehört/gehören) {ein things}',
  ],
  looks: [
    'von außen (fällt/fallen) {things} auf',
    'zum Erscheinungsbild (gehört/gehören) {ein things}',
    'beautiful :: das Design (ergänzt/ergänzen) {things}',
    'stylish :: die Linie (unterstreicht/unterstreichen) {things}',
  ],
  space: [
    'für Mitfahrer und Gepäck gibt es {einA things}',
    'im Alltag (ist/sind) {things} praktisch',
    'family :: für Familien (ist/sind) {things} praktisch',
    'atWork :: wer oft lädt, nutzt {A things}',
  ],
  protection: [
    'zum Schutz gibt es {einA things}',
    'family :: für die Sicherheit der Familie gibt es {einA things}',
    'zur Sicherheit (trägt/tragen) {things} bei',
  ],
  ease: [
    'im Alltag (erleichtert/erleichtern) {things} die Bedienung',
    'die Bedienung wird durch {A things} erleichtert',
    'nützlich im Alltag (ist/sind) {things}',
  ],
  sport: [
    'den sportlichen Charakter (unterstreicht/unterstreichen) {things}',
    'zur sportlichen Ausstattung (gehört/gehören) {ein things}',
    'für die Freude am Fahren gibt es {einA things}',
  ],
  offroad: [
    'für schwieriges Gelände gibt es {einA things}',
    'inCountry :: auf Feld- und Waldwegen (ist/sind) {things} nützlich',
    'im Gelände (hilft/helfen) {things}',
  ],
  work: [
    'zum Ausbau (gehört/gehören) {ein things}',
    'für die Arbeit hat {auto} {einA things}',
    'im täglichen Einsatz (ist/sind) {things} nützlich',
  ],
  living: [
    'für das Leben an Bord gibt es {einA things}',
    'zum Wohnausbau (gehört/gehören) {ein things}',
    'auf Reisen (ist/sind) {things} nützlich',
  ],
  energy: [
    'electric :: zum Laden und zur Batterie (gehört/gehören) {ein things}',
    'zur Antriebstechnik (gehört/gehören) {ein things}',
    'technisch (ist/sind) auch {things} von Interesse',
  ],
  wheels: ['bei den Rädern gibt es {einA things}', 'zu Rädern und Reifen (gehört/gehören) {ein things}'],
  past: ['{auto} hat auch {einA things}', 'außerdem gibt es {einA things}'],
  care: ['zur Wartung (gehört/gehören) {ein things}', 'im technischen Bereich gibt es {einA things}'],
  papers: ['dazu (gehört/gehören) {ein things}', 'mitgegeben (wird/werden) {ein things}'],
  guarantee: ['zur Absicherung gibt es {einA things}', 'für den Käufer gibt es {einA things}'],
};
