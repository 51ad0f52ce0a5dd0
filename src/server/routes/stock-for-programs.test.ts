import { expect, test } from 'vitest';
import { programOf } from '#server/testing/program-of.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const testApp = await createTestApp();
const { app, signedIn, errors } = testApp;
const path = '/api/v1/stock-jobs';
const content =
  'Marca;Modello;Anno;Km;Prezzo\nFiat;Panda;2019;41.000;7.900\nLancia;;2018;52.000;8.500\nFord;Ka;2018;52.000;5.400';
const choices = { styles: ['professional'], language: 'it', targeting: 'by-car' };

const dealer = async (scopes: readonly ('read' | 'write')[] = ['read', 'write']) => {
  const someone = await signedIn({ subscriptionPlan: 'PRO' });
  return { someone, program: await programOf(someone, testApp, scopes) };
};

test('a program brings the stock, starts the job, follows it, mends, reads, approves and fetches the file', async () => {
  const { someone, program } = await dealer();
  const once = { 'idempotency-key': 'monday-48' };
  const brought = await program.call('POST', path, { content }, once);
  expect(brought.body).toMatchObject({
    success: true,
    job: { state: 'draft', counts: { ready: 2, faulty: 1 } },
  });
  const { id } = brought.body.job;
  const again = await program.call('POST', path, { content }, once);
  expect([again.headers.get('idempotent-replayed'), again.body.job.id]).toEqual(['true', id]);

  const [faulty] = (await program.call('GET', `${path}/${id}/cars?view=faulty`)).body;
  expect(faulty.faults).toMatchObject([{ field: 'model' }]);
  const mended = { vehicle: { ...faulty.entry, model: 'Ypsilon' } };
  expect((await program.call('PUT', `${path}/${id}/cars/${faulty.id}`, mended)).status).toBe(200);
  const started = await program.call('POST', `${path}/${id}/moves`, { move: 'start', choices });
  expect([started.status, started.body.state]).toEqual([200, 'running']);
  while (await app.writeNextCar());
  const [job] = (await program.call('GET', path)).body;
  expect(job).toMatchObject({ id, counts: { written: 3, ready: 0 } });

  const cars = (await program.call('GET', `${path}/${id}/cars?view=written`)).body;
  expect(cars[0].copy.professional).toContain('Panda');
  const approved = await program.call('POST', `${path}/${id}/approvals`, {
    carIds: [cars[0].id],
    isApproved: true,
  });
  expect(approved.body).toEqual({ changed: 1 });
  const { status, headers, bytes } = await program.call('GET', `${path}/${id}/cars.csv?channel=subito`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
  expect([lines.length, lines[1]]).toEqual([2, expect.stringMatching(/^Fiat;Panda;/)]);
  expect((await someone.call('GET', '/api/stock-jobs')).body).toMatchObject([{ id }]);
});

test('a key that only reads follows a job and fetches its file, and starts and approves nothing', async () => {
  const { someone, program } = await dealer(['read']);
  const { id } = (await someone.call('POST', '/api/stock-jobs', { content })).body.job;
  expect((await program.call('GET', path)).body).toMatchObject([{ id }]);
  expect((await program.call('GET', `${path}/${id}/cars.csv`)).status).toBe(200);
  const asked = [
    await program.call('POST', path, { content }),
    await program.call('POST', `${path}/${id}/moves`, { move: 'start', choices }),
    await program.call('POST', `${path}/${id}/approvals`, { isApproved: true }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await someone.call('GET', '/api/stock-jobs')).body).toMatchObject([{ id, state: 'draft' }]);
});

test('a program finds no job of another dealer, and hears of what is wrong by its name', async () => {
  const { program } = await dealer();
  const { program: foreign } = await dealer();
  const { id } = (await program.call('POST', path, { content })).body.job;
  expect((await foreign.call('GET', path)).body).toEqual([]);
  const answers = [
    await foreign.call('GET', `${path}/${id}/cars`),
    await foreign.call('GET', `${path}/${id}/cars.csv`),
    await foreign.call('POST', `${path}/${id}/moves`, { move: 'cancel' }),
    await program.call('POST', `${path}/${id}/moves`, { move: 'pause' }),
    await program.call('POST', `${path}/${id}/moves`, { move: 'start' }),
    await program.call('POST', path, {}),
  ];
  expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
    ...[
      [404, 'not-found'],
      [404, 'not-found'],
      [404, 'not-found'],
    ],
    ...[
      [409, 'conflict'],
      [400, 'invalid'],
      [400, 'invalid'],
    ],
  ]);
});

test('nothing above was an error of the server', () => {
  expect(errors).toEqual([]);
});
