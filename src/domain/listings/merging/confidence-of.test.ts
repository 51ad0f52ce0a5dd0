import { expect, test } from 'vitest';
import type { Confidence, EvidenceSource } from '../listing-reading.ts';
import { confidenceOf } from './confidence-of.ts';

test.each<[EvidenceSource, EvidenceSource[], Confidence]>([
  ['site-state', [], 'high'],
  ['labels', [], 'medium'],
  ['labels', ['labels', 'labels'], 'medium'],
  ['labels', ['title'], 'high'],
  ['price-tag', ['price-tag'], 'medium'],
  ['title', [], 'low'],
  ['title', ['title'], 'low'],
  ['title', ['labels'], 'high'],
])('a value of %s that %j confirm is of confidence %s', (source, confirmedBy, confidence) => {
  expect(confidenceOf(source, { confirmedBy, isContested: false })).toBe(confidence);
});

test('a contested value is of low confidence, whatever confirms it', () => {
  expect(confidenceOf('site-state', { confirmedBy: ['labels'], isContested: true })).toBe('low');
});
