import type { Theme } from '../../../../argument/themes.ts';
import type { Phrases } from '../../../voice.ts';

/** Clauses to the reader about all things of a theme, without a stop at their end. */
export const themes: Record<Theme, Phrases> = {
  assist: [
    'am Steuer (entlastet/entlasten) Sie {things}',
    'mit aufgepasst wird auch: {things0}',
    'safe :: {things} (fährt/fahren) aufmerksam mit',
    'onTrips :: auf langen Etappen (hilft/helfen) {things}',
    'commuter :: im Berufsverkehr (hilft/helfen) {things}',
  ],
  parking: [
    'beim Rangieren (hilft/helfen) {things}',
    'in knappe Lücken (begleitet/begleiten) Sie {things}',
    'inCity :: für die Lücken der Stadt gibt es {A things}',
  ],
  comfort: [
    'angenehm (macht/machen) es unterwegs auch {things}',
    'bequem (macht/machen) es außerdem {things}',
    'für den Komfort an Bord: {things0}',
    'onTrips :: auf langen Strecken (tut/tun) {things} gut',
    'family :: damit es auf allen Plätzen angenehm bleibt, gibt es {A things}',
    'commuter :: den Arbeitsweg (macht/machen) {things} angenehmer',
    'van :: im Fahrerhaus (macht/machen) {things} den Arbeitstag angenehmer',
    'stylish :: innen (setzt/setzen) {things} den richtigen Ton',
  ],
  connected: [
    'ebenfalls an Bord: {things0}',
    '{things} (gehört/gehören) ebenfalls dazu',
    'dazu {things0}',
    'young :: Musik und Anrufe laufen über {A things}',
    'onTrips :: unterwegs (leistet/leisten) {things} gute Dienste',
    'newDriver :: Musik und Telefon laufen über {A things}',
  ],
  lights: [
    'bei Regen und Dunkelheit (hilft/helfen) {things}',
    'im Herbst, wenn es früh dunkel wird, (hilft/helfen) {things}',
    'inCity :: bei Nieselregen im Feierabendverkehr (tut/tun) {things} gute Dienste',
  ],
  looks: [
    'zum Auftritt (gehört/gehören) {ein things}',
    'auch optisch ist einiges geboten: {things0}',
    'stylish :: das Auge fährt mit, dank {D things}',
    'stylish :: wer hinschaut, sieht {A things}',
    'beautiful :: {things} (rundet/runden) das Bild ab',
    'sport :: nach außen (zeigt/zeigen) {things}, was drinsteckt',
  ],
  space: [
    'fürs Gepäck gibt es {A things}',
    'wenn viel mitmuss, (hilft/helfen) {things}',
    'family :: für alles, was Kinder brauchen, gibt es {A things}',
    'inCountry :: für alles Sperrige gibt es {A things}',
    'atWork :: beim Beladen (hilft/helfen) {things}',
    'onTrips :: für die große Tour gibt es {A things}',
  ],
  protection: [
    'zum Schutz (gehört/gehören) auch {ein things}',
    'sicherer unterwegs sind Sie auch durch {A things}',
    'family :: dem Schutz der Familie (dient/dienen) {things}',
  ],
  ease: [
    'den Alltag (erleichtert/erleichtern) {things}',
    'kleine Dinge, die man jeden Tag benutzt: {things0}',
    'praktisch im Alltag: {things0}',
  ],
  sport: [
    'für den Spaß am Fahren gibt es {A things}',
    'den sportlichen Ton (setzt/setzen) {things}',
    'Freude am Lenkrad (bringt/bringen) {things}',
  ],
  offroad: [
    'abseits der Straße (hilft/helfen) {things}',
    'fürs Grobe gibt es {A things}',
    'inCountry :: auf Feld- und Waldwegen (hilft/helfen) {things}',
  ],
  work: [
    'für die Arbeit gibt es {A things}',
    'im harten Alltag (bewährt/bewähren) sich {things}',
    'atWork :: fürs Arbeiten gerüstet: {things0}',
  ],
  living: [
    'für Nächte unterwegs gibt es {A things}',
    'wie zu Hause: {things0}',
    'auf Reisen (macht/machen) {things} unabhängig',
  ],
  energy: [
    'electric :: rund ums Laden gibt es {A things}',
    'zum Antrieb (gehört/gehören) auch {ein things}',
    'unter dem Blech (steckt/stecken) außerdem {ein things}',
  ],
  wheels: [
    'bei den Reifen gibt es {A things}',
    'rund um die Räder: {things0}',
    'an den Rädern gibt es {A things}',
  ],
  past: ['ein weiterer Pluspunkt: {things0}', 'auch das spricht für {autoA}: {things0}'],
  care: ['technisch ist auch das erledigt: {things0}', 'aus der Werkstatt bringt {er} mit: {things0}'],
  papers: ['bei der Übergabe bekommen Sie {einA things}', 'mit dabei: {things0}'],
  guarantee: ['abgesichert sind Sie durch {A things}', 'für den Fall der Fälle: {things0}'],
};
