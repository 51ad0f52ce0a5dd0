import { expect, test } from 'vitest';
import { chartFileName } from './chart-file-name.ts';

test('a file is called by the chart and its days, in plain letters', () => {
  expect(chartFileName('Größe & Qualité (10)', '2026-10-23', '2026-11-21')).toBe(
    'autoscritto-grosse-qualite-10-2026-10-23-2026-11-21',
  );
});
