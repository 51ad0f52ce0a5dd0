import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeWorkbook } from '#server/testing/write-workbook.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-listing-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'read-listing.ts'), ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

function save(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const page =
  '<h1>Fiat Tipo</h1><dl><dt>Marca<dd>Fiat<dt>Modello<dd>Tipo<dt>Anno<dd>2019<dt>Km<dd>61.200<dt>Colore<dd>Blu</dl>';

test('a listing is printed as JSON with plain numbers and its evidence', () => {
  const { status, stdout } = run(save('tipo.html', page));
  const { vehicle, evidence } = JSON.parse(stdout);
  expect(status).toBe(0);
  expect(vehicle).toEqual({ make: 'Fiat', model: 'Tipo', year: 2019, mileage: 61_200, color: 'Blu' });
  expect(evidence.year).toEqual({ source: 'labels', where: 'Anno', raw: '2019', confidence: 'medium' });
});

test('an Excel file is read like any stock list; headers that are not known are named', () => {
  const rows = [
    ['Fiat', 'Panda', 45_000],
    ['Ford', 'Kuga', 38_000],
  ];
  const read = run(
    save('stock.xlsx', writeWorkbook({ sheets: [[['Marca', 'Modello', 'Km', 'Anno'], ...rows]] })),
  );
  expect(JSON.parse(read.stdout).map((one: { vehicle: { model: string } }) => one.vehicle.model)).toEqual([
    ...['Panda', 'Kuga'],
  ]);
  const asked = run(save('strange.xlsx', writeWorkbook({ sheets: [[['mrc', 'mdl', 'prc'], ...rows]] })));
  expect([asked.status, asked.stderr.split('\n').slice(1)]).toEqual([2, ['mrc', 'mdl', 'prc', '']]);
});

test('a page in ISO-8859-1 keeps its accents', () => {
  const content = page.replace('Fiat Tipo', 'Citroën C3').replace('Fiat', 'Citroën').replace('Tipo', 'C3');
  const { vehicle } = JSON.parse(run(save('latin.html', Buffer.from(content, 'latin1'))).stdout);
  expect(vehicle.make).toBe('Citroën');
});

test('a page that is no listing is refused in Italian with exit code 2', () => {
  const { status, stdout, stderr } = run(
    save('home.html', `<h1>Benvenuti</h1><p>${'Il nostro salone. '.repeat(30)}</p>`),
  );
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/annuncio/);
});

test('an unreadable file and a bad call end with one sentence and exit code 1', () => {
  expect(run(join(folder, 'nowhere.html'))).toMatchObject({ status: 1, stdout: '' });
  expect(run().stderr).toMatch(/^Name one file/);
  expect(run('a.html', '--colour').status).toBe(1);
});
