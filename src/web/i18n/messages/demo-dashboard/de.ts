import { pluralOf } from '../../formats.ts';
import type { DemoDashboardMessages } from './it.ts';

const left = pluralOf('de', { one: 'Beschreibung übrig', other: 'Beschreibungen übrig' });

export const de: DemoDashboardMessages = {
  documentTitle: 'Demo-Dashboard',
  failed: 'Die Daten der Demo sind nicht angekommen.',
  bar: {
    title: 'Demomodus',
    text: 'Beispieldaten: Nichts wird gespeichert oder gezählt.',
    plans: 'Gezeigter Tarif',
    testAi: 'KI testen',
    testing: 'Test läuft',
  },
  answer: { title: 'Antwort des KI-Tests', close: 'Schließen' },
  styles: {
    title: 'Verfügbare Stile',
    included: 'enthalten',
    missing: 'nicht enthalten',
    unlimited: 'Unbegrenzt viele Beschreibungen',
    limit: (count) => `Limit: ${count} ${left(count)}`,
    failed: 'Die Stile des Tarifs sind nicht angekommen.',
  },
  read: (car) => `Text zu ${car} lesen`,
  cancel: {
    title: 'Abo kündigen',
    description:
      'In Ihrem Konto stoppt die Kündigung die Verlängerung, und bei Fragen hilft der Support. Das ist eine Demo: Es ändert sich nichts.',
  },
  simulated: 'Beispieldaten. In der Demo wird das Speichern nur simuliert.',
  login: {
    title: 'Testanmeldung',
    text: 'Das ist ein Testsystem. Im Echtbetrieb meldet man sich auf der externen Anmeldeseite der Plattform an.',
    submit: 'Anmelden',
    pending: 'Anmeldung läuft',
    offline: 'Verbindungsfehler',
    elsewhere: 'Sie möchten sich nur umsehen?',
    dashboard: 'Demo-Dashboard öffnen',
  },
};
