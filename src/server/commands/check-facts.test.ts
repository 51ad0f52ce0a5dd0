import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFactsCommand } from './check-facts.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-facts-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(brief: unknown, text: string, ...args: string[]) {
  const briefPath = join(folder, 'brief.json');
  const textPath = join(folder, 'text.txt');
  await writeFile(briefPath, typeof brief === 'string' ? brief : JSON.stringify(brief));
  await writeFile(textPath, text);
  return checkFactsCommand([briefPath, textPath, ...args]);
}

const panda = { make: 'Fiat', model: 'Panda', year: '2017', price: '7.900', fuelType: 'Benzina' };

describe('the check-facts command', () => {
  it('prints each claim with its words and its field, and ends with 0 when all are founded', async () => {
    const { code, out } = await run(panda, 'Fiat Panda del 2017 a benzina, 7.900 €.');
    const report = JSON.parse(out);
    expect(code).toBe(0);
    expect(report).toMatchObject({ unsupported: 0, contradicting: 0 });
    expect(report.claims[0]).toEqual({
      kind: 'year',
      verdict: 'given',
      text: '2017',
      start: 15,
      end: 19,
      source: { field: 'year', value: '2017' },
    });
  });

  it('ends with 3 and counts when something is invented or against a field', async () => {
    const text = 'Der Fiat Panda von 2019 hat eine Rückfahrkamera und kostet 7.900 €.';
    const { code, out } = await run(panda, text, '--language', 'de');
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject({ unsupported: 1, contradicting: 1 });
  });

  it('names the field of an invalid brief and ends with 2', async () => {
    const { code, err, out } = await run({ ...panda, mileage: 'tanti' }, 'Fiat Panda.');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('mileage');
  });

  it.each([
    [['--language', 'xx'], 'xx'],
    [['--colour'], 'colour'],
    [['third.txt'], 'usage'],
  ])('ends with 1 on %j', async (args, excerpt) => {
    const { code, err } = await run(panda, 'Fiat Panda.', ...args);
    expect(code).toBe(1);
    expect(err).toContain(excerpt);
  });

  it('ends with 1 when a file is missing or is not JSON', async () => {
    expect((await checkFactsCommand([join(folder, 'none.json'), join(folder, 'text.txt')])).code).toBe(1);
    expect((await run('{', 'Fiat Panda.')).code).toBe(1);
    expect((await checkFactsCommand([])).code).toBe(1);
  });
});
