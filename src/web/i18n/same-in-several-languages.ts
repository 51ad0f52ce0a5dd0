interface Same {
  reason: string;
  /** Those that may share the texts; no other one. */
  languages: string;
  texts: string[];
}

/** Texts that are right although languages share them. Figures do not count. */
export const sameInSeveralLanguages: readonly Same[] = [
  {
    reason: 'The product says these words in English to everybody',
    languages: 'it en de fr es',
    texts: [
      '404 Page Not Found',
      'Translation Complete',
      'Translation Error',
      'Failed to translate description. Please try again.',
      'Translation Saved',
      'Save Error',
      'Failed to save translation. Please try again.',
    ],
  },
  {
    reason: 'The product says these words in English to Italians',
    languages: 'it en',
    texts: ['Copied', 'Failed to delete description', 'Test AI'],
  },
  {
    reason: 'Proper names',
    languages: 'it en de fr es',
    texts: ['Fiat', 'Panda 1.0 Hybrid', 'Copy Evoluto 5.0', 'Stripe'],
  },
  {
    reason: 'Technical names, as the browser lists them',
    languages: 'it en de fr es',
    texts: [
      ...[
        'Cookie',
        '`autoscritto.session_token`',
        '`autoscritto.browser`',
        '`autoscritto.language`',
        '`autoscritto-language`',
        '`autoscritto-fonts`',
      ],
      ...['`autoscritto.channel`', '`autoscritto.ticks`', '`autoscritto-draft`', '`autoscritto-pasted`'],
      ...[
        '`autoscritto-first-car`',
        '`autoscritto-handed-page`',
        '`autoscritto-unsaved`',
        '`autoscritto-billing-draft`',
      ],
      '`autoscritto-profile-draft`',
      ...['`autoscritto-checkout-email`', '`autoscritto-checkout-attempt`', '`autoscritto-return-path`'],
      '`autoscritto-translation-test`',
    ],
  },
  {
    reason: 'Abbreviations and units',
    languages: 'it en de fr es',
    texts: ['km', 'IVA', 'No', 'ID', 'PDF', 'XML', 'PEC', '4x4', 'AWD', 'FWD', 'RWD', 'SUV', 'Admin'],
  },
  { reason: 'Abbreviations that German spells out', languages: 'it en fr es', texts: ['CVT'] },
  { reason: 'Units where English and German have others', languages: 'it es', texts: ['CV'] },
  { reason: 'Units where German and French have cm³', languages: 'it en es', texts: ['cc'] },
  { reason: 'Units where the others have cc', languages: 'de fr', texts: ['cm³'] },
  { reason: 'The abbreviation is of Latin words', languages: 'it fr', texts: ['GPL'] },
  {
    reason: 'Programmers say it in English; Italian has no plural of it',
    languages: 'en de fr es',
    texts: ['Webhooks'],
  },
  {
    reason: 'The car trade says it so everywhere',
    languages: 'it en de fr es',
    texts: ['Beige', 'Crossover'],
  },
  {
    reason: 'The car trade says it so, Spanish with an accent or a word of its own',
    languages: 'it en de fr',
    texts: ['Diesel', 'Coupé', 'Bordeaux'],
  },
  {
    reason: 'The car trade says it so, Italian without a hyphen',
    languages: 'en de fr es',
    texts: ['Pick-up'],
  },
  {
    reason: 'English words that Italian uses',
    languages: 'it en',
    texts: ['Dashboard', 'Password', 'Meta description', 'Hatchback'],
  },
  {
    reason: 'English words that Italian and French use, or French ones that the others do',
    languages: 'it en fr',
    texts: ['E-mail', 'Menu', 'Supercar'],
  },
  { reason: 'Short for demonstration', languages: 'it en de es', texts: ['Demo'] },
  {
    reason: 'The same word in Italian and Spanish',
    languages: 'it es',
    texts: [
      ...[
        'Verde',
        'Oro',
        'Berlina',
        'Marca',
        'Cambio',
        'Persuasivo',
        'Provincia',
        'Frase',
        'Registro',
        'Periodo',
      ],
      ...['Italia', 'Francia', 'Bari, Italia'],
    ],
  },
  {
    reason: 'The same word in English and French',
    languages: 'en fr',
    texts: [
      ...['Date', 'Notes', 'Styles', 'Design / Style', 'Sources', 'Versions', 'Place', 'Province', 'Secret'],
      ...[
        'France',
        'Notifications',
        'certain',
        'Description',
        'Sessions',
        'minutes',
        'Style',
        'Conversion',
        'Satisfaction',
      ],
    ],
  },
  {
    reason: 'The same word in English and German',
    languages: 'en de',
    texts: [
      'Administrator',
      'Generator',
      'Hybrid',
      'Gold',
      'Name',
      'Start',
      'Status',
      'Support',
      'Test',
      'Postcode',
    ],
  },
  {
    reason: 'The same word in English, German and French',
    languages: 'en de fr',
    texts: ['Orange', 'Navigation', 'Export'],
  },
  {
    reason: 'The car trade says it so, German and Italian with words of their own',
    languages: 'en fr es',
    texts: ['Stock'],
  },
  {
    reason: 'The same word in English and Spanish',
    languages: 'en es',
    texts: ['Plan', 'Manual', 'Error'],
  },
  { reason: 'The same word in German and French', languages: 'de fr', texts: ['Profil', 'Garantie'] },
  {
    reason: 'The same word in French and Spanish',
    languages: 'fr es',
    texts: ['Gris', 'Restantes'],
  },
  { reason: 'The same word in Italian and German', languages: 'it de', texts: ['Auto', 'Cabrio'] },
  { reason: 'The same word in German and Spanish', languages: 'de es', texts: ['Motor', 'Portal'] },
  {
    reason: 'The same word in Italian, German and Spanish',
    languages: 'it de es',
    texts: ['Gratis'],
  },
];
