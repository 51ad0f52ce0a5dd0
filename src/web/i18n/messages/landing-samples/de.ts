import type { LandingSamplesMessages } from './it.ts';

export const de: LandingSamplesMessages = {
  fromListing: 'Aus dem Inserat',
  fromNotes: 'Aus den Notizen des Verkäufers',
  facts: {
    model: 'Fahrzeug',
    year: 'Baujahr',
    mileage: 'Kilometerstand',
    engine: 'Motor',
    transmission: 'Getriebe',
    color: 'Farbe',
    doors: 'Türen',
    condition: 'Zustand',
    warranty: 'Garantie',
    price: 'Preis',
  },
  hero: {
    title: 'Der überzeugende Text',
    label: 'Beispiel',
    hint: 'Ein Beispielauto, ein echter Text. Tippen Sie auf unterstrichene Wörter und sehen Sie, aus welcher Angabe sie kommen.',
  },
  examples: {
    title: 'Vorher und nachher',
    lead: 'Ein Auto, zwei Anzeigen. Die erste haben wir erfunden, so ähnlich liest man sie aber oft. Die zweite hat Autoscritto aus den Angaben unten geschrieben.',
    before: 'Vorher',
    beforeLabel: 'Erfundenes Beispiel',
    beforeAd: [
      '!!! SCHNÄPPCHEN !!! TOYOTA YARIS HYBRID !!! TOP ZUSTAND !!!',
      'Verkaufe sehr schönen Yaris, TOP GEPFLEGT, Garagenwagen, wie neu, kein einziger Kratzer, ein Blick lohnt sich !!',
      'VOLLAUSSTATTUNG: ABS, Fahrerairbag, Beifahrerairbag, ESP, Servo, el. FH, ZV, Lenkrad höhenverstellbar, Kopfstützen hinten, 12V-Steckdose, RFK, usw. usw.',
      'Preis VB. KEINE BASTLER, KEINE SPASSANFRAGEN !!! Gekauft wie gesehen.',
    ],
    after: 'Nachher',
    afterLabel: 'Sachlicher Stil',
    data: 'Die Angaben zum Auto',
    changes: 'Was sich geändert hat',
    notes: {
      first: {
        title: 'Was alle suchen, ist leicht zu finden',
        text: 'Das Modell steht im ersten Satz, Baujahr und Kilometerstand stehen zusammen in einem.',
      },
      defect: {
        title: 'Der Mangel steht da',
        text: 'Der Kratzer stand in den Notizen des Verkäufers. Der Text nennt ihn vor dem Preis.',
      },
      tied: {
        title: 'Jede Angabe hat ihre Quelle',
        text: (claims) =>
          `Die Prüfung hat ${claims} Aussagen über das Auto gefunden. Alle sind durch die Daten oder die Notizen belegt.`,
      },
      plain: {
        title: 'Ohne Geschrei',
        text: (words) =>
          `${words} Wörter, ohne „Schnäppchen“ und ohne „wie neu“: Beides kann niemand nachprüfen.`,
      },
    },
  },
};
