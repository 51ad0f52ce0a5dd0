import { expect, test } from 'vitest';
import { listMessages } from './list-messages.ts';

test('messages are listed under the names they have in the bundle', () => {
  const branch = {
    title: 'Piani',
    price: { free: 'Gratis', badge: '-15%' },
    steps: [['Porti l’auto', 'Incolli il link']],
    greeting: (name: string) => `Ciao, ${name}`,
    left: (count: number) => (count === 1 ? 'Ne resta una' : `Ne restano ${count}`),
  };
  expect(listMessages(branch, 'nav')).toEqual([
    { key: 'nav.title', text: 'Piani' },
    { key: 'nav.price.free', text: 'Gratis' },
    { key: 'nav.steps.0.0', text: 'Porti l’auto' },
    { key: 'nav.steps.0.1', text: 'Incolli il link' },
    { key: 'nav.greeting', text: 'Ciao, …' },
    { key: 'nav.left', text: 'Ne restano …' },
  ]);
});

test('a message that tells of something is called with each example', () => {
  const left = (count: number) => (count === 1 ? 'Ne resta una' : `Ne restano ${count}`);
  expect(listMessages({ left }, 'usage', [1, 2]).map(({ text }) => text)).toEqual([
    'Ne resta una',
    'Ne restano 2',
  ]);
});
