import { describe, expect, test } from 'vitest';
import { userStore } from '#server/store/user-store.ts';
import { programOf } from '#server/testing/program-of.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const testApp = await createTestApp();
const { app, clock, signedIn, visitor, errors } = testApp;
const path = '/api/stock-jobs';
const content = [
  'Marca;Modello;Anno;Km;Prezzo;Accessori',
  'Fiat;Panda;2019;41.000;9.900;clima, estive da comprare',
  'Opel;Corsa;2020;30.000;9.000;Estive  da comprare, cupolino azzurro opaco',
  'Ford;Focus;2017;88.000;7.900;estive da comprare',
  'Lancia;;2018;52.000;8.500;estive da comprare',
].join('\n');
const sentence = 'Le gomme estive sono da comprare.';
const said = { language: 'it', wordings: [{ typed: 'ESTIVE DA COMPRARE', sentence }] };
const targeting = { targetCustomers: [], vehicleTypes: [], intendedUse: [], sellingPoints: [] };
const choices = { styles: ['professional'], language: 'it', targeting };

const pro = () => signedIn({ subscriptionPlan: 'PRO' });
const draftOf = async (dealer: SignedInCaller, file = content): Promise<string> =>
  (await dealer.call('POST', path, { content: file })).body.job.id;
const wordingsOf = async (dealer: SignedInCaller, id: string, query = '') =>
  (await dealer.call('GET', `${path}/${id}/wordings${query}`)).body;
async function textsOf(dealer: SignedInCaller, id: string): Promise<string[]> {
  await dealer.call('POST', `${path}/${id}/moves`, { move: 'start', choices });
  while (await app.writeNextCar());
  const { body } = await dealer.call('GET', `${path}/${id}/cars?view=written`);
  return body.map(({ copy }: { copy: { professional: string } }) => copy.professional);
}

describe('before a job starts', () => {
  test('what is no sentence is asked once for all its good cars', async () => {
    const dealer = await pro();
    const { wordings, ...found } = await wordingsOf(dealer, await draftOf(dealer));
    expect(found).toEqual({ read: 3 });
    expect(wordings[0]).toEqual({
      ...{ key: 'estive da comprare', typed: 'estive da comprare', cars: 3, isRemembered: false },
      proposed: expect.stringMatching(/estive da comprare\.$/iu),
    });
  });

  test('what the dealer has said before is known, in the language of the texts', async () => {
    const dealer = await pro();
    const id = await draftOf(dealer);
    await dealer.call('PUT', '/api/wordings', said);
    const known = { typed: 'estive da comprare', proposed: sentence, isRemembered: true, cars: 3 };
    expect((await wordingsOf(dealer, id)).wordings[0]).toMatchObject(known);
    const { wordings } = await wordingsOf(dealer, id, '?language=de');
    expect(wordings.filter((one: { isRemembered: boolean }) => one.isRemembered)).toEqual([]);
  });

  test('many cars are read a hundred at a time', async () => {
    const dealer = await pro();
    const lines = Array.from(
      { length: 130 },
      (_, n) => `Fiat;Panda;2019;${41_000 + n};9.900;estive da comprare`,
    );
    const id = await draftOf(dealer, ['Marca;Modello;Anno;Km;Prezzo;Accessori', ...lines].join('\n'));
    const first = await wordingsOf(dealer, id);
    expect(first).toMatchObject({ read: 100, next: 100, wordings: [{ cars: 100 }] });
    const rest = await wordingsOf(dealer, id, `?after=${first.next}`);
    expect(rest).toMatchObject({ read: 30, wordings: [{ cars: 30 }] });
    expect(rest).not.toHaveProperty('next');
  });

  test('is refused without a sign-in or the plan, to others and when asked too often', async () => {
    const [dealer, stranger] = [await pro(), await pro()];
    const id = await draftOf(dealer);
    expect((await visitor().call('GET', `${path}/${id}/wordings`)).status).toBe(401);
    expect((await stranger.call('GET', `${path}/${id}/wordings`)).status).toBe(404);
    expect((await dealer.call('GET', `${path}/${id}/wordings?language=xx`)).status).toBe(400);
    const users = userStore(testApp.db);
    await users.update(dealer.id, { subscriptionPlan: 'STARTER' });
    expect((await dealer.call('GET', `${path}/${id}/wordings`)).status).toBe(403);
    await users.update(dealer.id, { subscriptionPlan: 'PRO' });
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push((await dealer.call('GET', `${path}/${id}/wordings`)).status);
    expect([statuses.indexOf(429), statuses.lastIndexOf(200)]).toEqual([30, 29]);
    clock.now = new Date(clock.now.getTime() + 60_000);
  });
});

describe('a job', () => {
  test('tells the remembered sentence in every car that has the words, and keeps it in the notes', async () => {
    const dealer = await pro();
    await dealer.call('PUT', '/api/wordings', said);
    const id = await draftOf(dealer);
    const texts = await textsOf(dealer, id);
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(text).toContain(sentence);
    const { body } = await dealer.call('GET', `${path}/${id}/cars?view=written`);
    expect(body[0].entry.notes).toBe(`clima\n${sentence}`);
    expect(errors).toEqual([]);
  });

  test('tells what nobody has said, or another dealer has, as it always did', async () => {
    const [dealer, other] = [await pro(), await pro()];
    await other.call('PUT', '/api/wordings', said);
    const texts = await textsOf(dealer, await draftOf(dealer));
    expect(texts.filter((text) => text.includes(sentence))).toEqual([]);
  });

  test('started by a program does the same', async () => {
    const dealer = await pro();
    await dealer.call('PUT', '/api/wordings', said);
    const program = await programOf(dealer, testApp, ['read', 'write']);
    const { id } = (await program.call('POST', '/api/v1/stock-jobs', { content })).body.job;
    await program.call('POST', `/api/v1/stock-jobs/${id}/moves`, { move: 'start', choices });
    while (await app.writeNextCar());
    const { body } = await program.call('GET', `/api/v1/stock-jobs/${id}/cars?view=written`);
    expect(body[0].copy.professional).toContain(sentence);
  });
});
