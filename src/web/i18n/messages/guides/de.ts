import type { GuidesMessages } from '../../guides-messages.ts';

export const de: GuidesMessages = {
  titles: {
    training: 'Anzeigen schreiben, die verkaufen',
    strategy: 'Leitfaden zur Marketingstrategie',
  },
  back: 'Zurück zur Übersicht',
  contents: 'Inhalt',
  print: 'Drucken',
  before: 'Vorher',
  after: 'Nachher',
  toDo: 'Zu tun',
  progress: (done, all) => `${done} von ${all} Punkten erledigt`,
  keptHere: 'Die Häkchen bleiben auf diesem Gerät.',
  readOther: 'Lesen Sie auch',
  failed: 'Der Leitfaden konnte nicht geladen werden',
  upsell: {
    badge: 'ELITE-Tarif',
    training:
      'Worauf Käufer schauen, welche Fakten sie brauchen und mit welchen Worten: Titel Portal für Portal, Fotos der Reihe nach, Mängel richtig genannt, das Recht in Kürze, die Antwort auf die erste Nachricht.',
    strategy:
      'Welches Auto Sie wo nach vorn bringen, wann Sie den Preis bewegen, was jede Woche zu tun ist, und ein Plan für neunzig Tage, gemessen mit den Zahlen Ihres Autohauses.',
    inBoth:
      'Neun Kapitel mit Beispielen vorher und nachher und Listen zum Abhaken, zum Lesen oder Ausdrucken.',
    withElite:
      'Dieser Leitfaden gehört zum ELITE-Tarif, zusammen mit den drei Textstilen und bis zu fünf Konten.',
    ofOwner: 'Den Tarif Ihres Teams wählt der Inhaber: Bitten Sie ihn, zu ELITE zu wechseln.',
    button: 'Tarife ansehen',
  },
};
