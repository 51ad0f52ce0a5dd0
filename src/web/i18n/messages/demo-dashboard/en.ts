import { pluralOf } from '../../formats.ts';
import type { DemoDashboardMessages } from './it.ts';

const left = pluralOf('en', { one: 'description left', other: 'descriptions left' });

export const en: DemoDashboardMessages = {
  documentTitle: 'Demo dashboard',
  failed: 'The demo data could not be loaded.',
  bar: {
    title: 'Demo mode',
    text: 'Sample data: nothing is saved or counted.',
    plans: 'Plan shown',
    testAi: 'Test AI',
    testing: 'Testing',
  },
  answer: { title: 'Answer of the AI test', close: 'Close' },
  styles: {
    title: 'Available styles',
    included: 'included',
    missing: 'not included',
    unlimited: 'Unlimited descriptions',
    limit: (count) => `Limit: ${count} ${left(count)}`,
    failed: 'The styles of this plan could not be loaded.',
  },
  read: (car) => `Read the text of ${car}`,
  cancel: {
    title: 'Cancel subscription',
    description:
      'In your account cancelling stops the renewal, and support answers your questions. This is a demo: nothing changes.',
  },
  simulated: 'Sample data. In the demo, saving is simulated.',
  login: {
    title: 'Test sign-in',
    text: 'This is a test system. In production, people sign in on the hosted sign-in page.',
    submit: 'Sign in',
    pending: 'Signing in',
    offline: 'Connection error',
    elsewhere: 'Just want to look around?',
    dashboard: 'Open the demo dashboard',
  },
};
