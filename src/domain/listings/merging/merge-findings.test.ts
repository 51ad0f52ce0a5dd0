import { describe, expect, test } from 'vitest';
import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { EvidenceSource, Finding } from '../listing-reading.ts';
import { mergeFindings } from './merge-findings.ts';

const finding = (source: EvidenceSource, field: VehicleField, raw: string, where = 'somewhere'): Finding => ({
  ...{ source, field, raw, where },
});

/** The value of a field, how sure it is, and what is kept against it. */
function merged(field: VehicleField, ...said: [EvidenceSource, string][]) {
  const findings = said.map(([source, raw]) => finding(source, field, raw));
  const { vehicle, evidence, conflicts } = mergeFindings(findings);
  return [vehicle[field], evidence[field]?.confidence, conflicts[field]?.map(({ value }) => value)];
}

describe('of several values the one of the most trusted source is taken', () => {
  test.each<[string, [EvidenceSource, string][], unknown[]]>([
    ['one label', [['labels', '64.000 km']], [64_000, 'medium', undefined]],
    [
      'a label and a title that agree',
      [
        ['title', '64.000 km'],
        ['labels', '64.000 km'],
      ],
      [64_000, 'high', undefined],
    ],
    [
      'a label twice',
      [
        ['labels', '64.000 km'],
        ['labels', '64.000 km'],
      ],
      [64_000, 'medium', undefined],
    ],
    [
      'two labels that differ',
      [
        ['labels', '64.000 km'],
        ['labels', '70.000 km'],
      ],
      [64_000, 'medium', undefined],
    ],
    ['a title alone', [['title', '64.000 km']], [64_000, 'low', undefined]],
    [
      'a title that differs from a label',
      [
        ['title', '80.000 km'],
        ['labels', '64.000 km'],
      ],
      [64_000, 'medium', undefined],
    ],
    [
      'data and a label that rounds',
      [
        ['labels', '64.000 km'],
        ['site-state', '63.900 km'],
      ],
      [63_900, 'high', undefined],
    ],
    [
      'data and a label that differ',
      [
        ['labels', '70.000 km'],
        ['site-state', '64.000 km'],
      ],
      [64_000, 'low', [70_000]],
    ],
    [
      'data, and two sources that differ from it and agree with each other',
      [
        ['labels', '70.000 km'],
        ['json-ld', '70.000 km'],
        ['site-state', '64.000 km'],
      ],
      [64_000, 'low', [70_000]],
    ],
    [
      'three sources that all differ',
      [
        ['labels', '80.000 km'],
        ['json-ld', '70.000 km'],
        ['site-state', '64.000 km'],
      ],
      [64_000, 'low', [70_000, 80_000]],
    ],
  ])('%s', (_, said, expected) => {
    expect(merged('mileage', ...said)).toEqual(expected);
  });
});

test.each<[VehicleField, string, string, string]>([
  ['condition', 'UsedCondition', 'KM 0', 'Km 0'],
  ['fuelType', 'Benzina', 'GPL', 'GPL'],
])(
  'on %s the words people read come before schema.org, which says nothing against them',
  (field, coarse, shown, taken) => {
    expect(merged(field, ['json-ld', coarse], ['labels', shown])).toEqual([taken, 'medium', undefined]);
  },
);

test('a field that nobody stated stays absent', () => {
  expect(mergeFindings([finding('labels', 'year', '2019')]).vehicle).toEqual({ year: 2019 });
});

test('what is shown of the evidence holds no contacts and is cut', () => {
  const { evidence } = mergeFindings([
    finding('labels', 'mileage', '64.000 km', `chiama 333 1234567 ${'x'.repeat(500)}`),
  ]);
  expect(evidence.mileage?.where).not.toContain('333');
  expect(evidence.mileage?.where).toHaveLength(60);
});
