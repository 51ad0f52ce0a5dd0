import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCopyCommand } from './write-copy.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-copy-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(content: unknown, ...args: string[]) {
  const path = join(folder, 'brief.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return writeCopyCommand([path, ...args]);
}

const panda = { make: 'Fiat', model: 'Panda', year: '2017', price: '7.900' };

describe('the write-copy command', () => {
  it('prints the three styles of one brief', async () => {
    const { code, out } = await run(panda);
    expect(code).toBe(0);
    expect(Object.keys(JSON.parse(out))).toEqual(['professional', 'persuasive', 'advanced']);
  });

  it('prints an array for an array of briefs', async () => {
    const { out } = await run([panda, { make: 'Ford', model: 'Ka' }]);
    expect(JSON.parse(out)).toHaveLength(2);
  });

  it('prints only the styles asked for, worded by the seed', async () => {
    const first = await run(panda, '--style', 'persuasive', '--seed', '1');
    const second = await run(panda, '--style', 'persuasive', '--seed', '4');
    expect(Object.keys(JSON.parse(first.out))).toEqual(['persuasive']);
    expect(first.out).not.toBe(second.out);
  });

  it('explains each stretch of a text by the beat, the phrase and the facts that made it', async () => {
    const briefs = [panda, { ...panda, notes: 'gancio traino' }];
    const { out } = await run(briefs, '--style', 'persuasive', '--explain');
    const [, second = ''] = out.split('── brief 2, persuasive, angle ');
    const stretches = [
      ...second.matchAll(/^(.+)\n {4}beat {4}(.+)\n {4}phrase {2}(.+)\n {4}facts {3}(.+)$/gm),
    ];
    const { persuasive } = JSON.parse((await run(briefs, '--style', 'persuasive')).out)[1];
    expect(stretches.map(([, text]) => text).join(' ')).toBe(persuasive.replaceAll('\n\n', ' '));
    expect(stretches[0]?.[2]).toMatch(/opening$/);
    expect(
      stretches.some(([, text, , , facts]) => text?.includes('7.900 €') && facts?.includes('price')),
    ).toBe(true);
  });

  it('names the field of an invalid brief and ends with 2', async () => {
    const { code, err, out } = await run({ ...panda, mileage: 'tanti' });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('mileage');
  });

  it('lets each item of an array answer for itself: an invalid one is an error in its place, and the end is 3', async () => {
    const { code, err, out } = await run(
      [panda, { model: 'Ka' }, { ...panda, price: '9.900 - 8.500' }, 7, { ...panda, price: '9.900 + IVA' }],
      ...['--style', 'professional'],
    );
    const [first, second, third, fourth, fifth] = JSON.parse(out);
    expect(code).toBe(3);
    expect(first.professional).toContain('7.900 €');
    expect(Object.keys(second)).toEqual(['error']);
    expect([second.error, third.error]).toEqual([
      expect.stringMatching(/^make: /),
      expect.stringMatching(/^price: There is more than one figure/),
    ]);
    expect(fourth.error).toMatch(/^brief: /);
    expect(fifth.professional).toContain('9.900 €');
    expect(err).toContain('Brief 2: make: ');
  });

  it('explains the briefs that could be written and says which could not', async () => {
    const { code, out, err } = await run([{ model: 'Ka' }, panda], '--explain', '--style', 'professional');
    expect([code, err]).toEqual([3, expect.stringContaining('Brief 1: make: ')]);
    expect(out).toMatch(/^── brief 2, professional/);
  });

  it.each([
    [['--style', 'poetic'], 'poetic'],
    [['--language', 'xx'], 'xx'],
    [['--seed', 'one'], 'one'],
    [['--colour'], 'colour'],
  ])('ends with 1 on %j', async (args, excerpt) => {
    const { code, err } = await run(panda, ...args);
    expect(code).toBe(1);
    expect(err).toContain(excerpt);
  });

  it('ends with 1 when the file is missing, is not JSON, or is not named', async () => {
    expect((await writeCopyCommand([join(folder, 'none.json')])).code).toBe(1);
    expect((await run('{')).code).toBe(1);
    expect((await writeCopyCommand([])).code).toBe(1);
  });

  it('writes the language asked for, and says which notes it has no words for', async () => {
    const noted = { ...panda, notes: 'sensori di parcheggio, zingarelli turbomatti' };
    const { code, out, err } = await run(noted, '--language', 'de', '--style', 'professional');
    expect(code).toBe(0);
    expect(JSON.parse(out).professional).toContain('Parksensoren');
    expect(JSON.parse(out).professional).toContain('7.900 €');
    expect(err).toBe('Brief 1, professional, left out: zingarelli turbomatti (no-words)\n');
  });
});
