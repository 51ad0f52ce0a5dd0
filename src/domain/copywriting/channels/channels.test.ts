import { describe, expect, it } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import type { Claim } from '../facts/claim.ts';
import { channelIds } from './channel.ts';
import { composeForChannel } from './compose-for-channel.ts';
import { fitChannel } from './fit-channel.ts';
import { formatForChannel } from './format-for-channel.ts';
import { shortenText } from './shorten-text.ts';
import { writeTitle } from './write-title.ts';

const panda = briefSchema.parse({
  ...{ make: 'Fiat', model: 'Panda', year: 2019, mileage: 64_000, price: 7900 },
});

const long = 'a'.repeat(4001);

describe('a text fits', () => {
  it.each([
    ['autoscout24', 'Una Panda.', 'fits', []],
    ['autoscout24', long, 'refused', ['too-long']],
    ['autoscout24', 'Scrivi a mario@rossi.it', 'refused', ['links', 'e-mail']],
    ['autoscout24', 'Prezzo < 10.000', 'refused', ['angle-brackets']],
    ['mobile-de', 'Ein Panda.', 'improvable', ['could-be-longer']],
    ['mobile-de', `Ein Panda ✨ ${long}`, 'refused', ['emoji', 'beyond-latin-9']],
    ['tiktok', 'OCCASIONE UNICA SUBITO!', 'refused', ['capitals']],
    ['tiktok', 'Una BMW e una VW con GPL.', 'fits', []],
    ['own-site', 'Qualunque cosa: www.example.com', 'fits', []],
  ] as const)('%s: %.20s', (channel, text, verdict, rules) => {
    const fit = fitChannel(text, channel);
    expect({ ...fit, misfits: fit.misfits.map(({ rule }) => rule) }).toMatchObject({
      verdict,
      misfits: rules,
    });
  });

  it('is counted as it is sent: two backslashes for every line break', () => {
    expect(fitChannel(`${'a'.repeat(3998)}\n`, 'autoscout24').length).toBe(4000);
    expect(fitChannel(`${'a'.repeat(3998)}\n\n`, 'autoscout24').verdict).toBe('refused');
  });
});

it.each([
  ['autoscout24', 'Una.\n\nDue.', 'Una.\\\\\\\\Due.'],
  ['mobile-de', 'Eine „schöne“ Farbe – 12.900\u00a0€.\n\nZwei ✨.', 'Eine "schöne" Farbe - 12.900 €. Zwei .'],
  ['subito', 'Una.\n\nDue.', 'Una.\n\nDue.'],
] as const)('is written in the syntax of %s', (channel, text, written) => {
  expect(formatForChannel(text, channel)).toBe(written);
});

it.each([
  [80, 'it', 'Fiat Panda · 2019 · 64.000\u00a0km · 7.900\u00a0€'],
  [80, 'en', 'Fiat Panda · 2019 · 64,000\u00a0km · €7,900'],
  [30, 'it', 'Fiat Panda · 2019 · 64.000\u00a0km'],
  [18, 'it', 'Fiat Panda · 2019'],
  [8, 'it', 'Fiat…'],
] as const)('a title of at most %i characters in %s', (most, language, title) => {
  expect(writeTitle(panda, language, most)).toBe(title);
});

it('a shorter version keeps whole sentences, the damage always, the price first', () => {
  const text = 'Questa Panda è comoda. Ha un graffio. La guidi ovunque e ti diverti. Costa 7.900 €.';
  const claim = (kind: Claim['kind'], words: string): Claim => {
    const start = text.indexOf(words);
    return { kind, verdict: 'given', start, end: start + words.length };
  };
  const claims = [claim('damage', 'graffio'), claim('price', '7.900 €')];
  expect(shortenText(text, claims, 40)).toBe('Ha un graffio. Costa 7.900 €.');
  expect(shortenText(text, claims, 18)).toBe('Ha un graffio.');
  expect(shortenText(text, claims, 500)).toBe(text);
});

it('a shorter version names the car and keeps the scene before it whole or not at all', () => {
  const text =
    'Il distributore lo conosci. Con questa Fiat 500 ci vai volentieri. È una citycar. Costa 9.000 €.';
  const start = text.indexOf('9.000 €');
  const claims: Claim[] = [{ kind: 'price', verdict: 'given', start, end: start + 7 }];
  expect(shortenText(text, claims, 50, 'Fiat 500')).toBe('Fiat 500. È una citycar. Costa 9.000 €.');
  expect(shortenText(text, claims, 92, 'Fiat 500')).toBe(
    'Il distributore lo conosci. Con questa Fiat 500 ci vai volentieri. Costa 9.000 €.',
  );
});

describe('the advertisement of a car with a list and a damage', () => {
  const text = 'Questa Panda è comoda.\n\nHa un graffio. Costa 7.900 €.';
  const start = text.indexOf('graffio');
  const parts = {
    ...({ brief: panda, language: 'it', text } as const),
    claims: [{ kind: 'damage', verdict: 'given', start, end: start + 7 }] satisfies Claim[],
    sheet: {
      data: ['anno 2019', '64.000 km'],
      lists: [
        { id: 'equipment', heading: 'Dotazione', items: ['Clima', 'Radio'] },
        { id: 'damage', heading: 'Da sapere', items: ['Graffio'] },
      ],
    } as const,
  };

  it('has bold headings and bullets at AutoScout24, each line broken as it wants', () => {
    const body = composeForChannel(parts, 'autoscout24');
    expect(body).toBe(
      `**Fiat Panda · 2019 · 64.000\u00a0km · 7.900\u00a0€**\n\n${text}\n\n**Dotazione**\n* Clima\n* Radio\n\n**Da sapere**\n* Graffio`,
    );
    expect(formatForChannel(body, 'autoscout24')).toContain('**Dotazione**\\\\* Clima\\\\* Radio');
    expect(fitChannel(body, 'autoscout24').verdict).toBe('fits');
  });

  it('is short at Subito, with its damage', () => {
    const long = { ...parts, text: `${text} ${'Si guida volentieri. '.repeat(30)}`.trim() };
    const [title, short, equipment, damage] = composeForChannel(long, 'subito').split('\n\n');
    expect(title).toBe('Fiat Panda · 2019 · 64.000\u00a0km · 7.900\u00a0€');
    expect(short?.length).toBeLessThanOrEqual(300);
    expect(short).toContain('Ha un graffio.');
    expect([equipment, damage]).toEqual(['Dotazione: Clima · Radio', 'Da sapere: Graffio']);
  });

  it('is long at mobile.de, data included, in one line once written there', () => {
    const written = formatForChannel(composeForChannel(parts, 'mobile-de'), 'mobile-de');
    expect(written).toContain('Anno 2019 · 64.000 km Dotazione: Clima · Radio');
    expect(written).not.toContain('\n');
  });

  it('leaves lists out where they do not fit, and prose never', () => {
    const long = { ...parts, text: 'Bella. '.repeat(560).trim() };
    const body = composeForChannel(long, 'autoscout24');
    expect(body).toContain(long.text);
    expect(body).not.toContain('Da sapere');
    expect(body.length).toBeLessThanOrEqual(4000);
  });

  it('differs between places', () => {
    const bodies = new Set(channelIds.map((id) => composeForChannel(parts, id)));
    expect(bodies.size).toBeGreaterThanOrEqual(6);
  });

  it('is the prose alone until the lists are there', () => {
    expect(composeForChannel({ ...parts, sheet: undefined }, 'own-site')).toMatch(/7\.900\u00a0€\n\nQuesta/);
  });
});
