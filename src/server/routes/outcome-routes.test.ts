import { and, eq, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  carOutcomes,
  dailyFigures,
  happenings,
  rateLimit,
  teamMembers,
  textRatings,
} from '#server/store/schema.ts';
import { userStore } from '#server/store/user-store.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { db, clock, signedIn, visitor, errors } = await createTestApp();
const panda = { make: 'Fiat', model: 'Panda', year: '2019', copyStyles: ['professional', 'persuasive'] };
const elite = () => signedIn({ subscriptionPlan: 'ELITE' });
const nobody = '00000000-0000-4000-8000-000000000000';

async function write(someone: SignedInCaller): Promise<string> {
  const made = await someone.call('POST', '/api/generate-descriptions', { vehicleData: panda });
  expect(made.status).toBe(200);
  return made.body.id;
}

async function dealer(): Promise<{ owner: SignedInCaller; id: string }> {
  clock.now = new Date('2026-11-21T10:00:00Z');
  const owner = await elite();
  return { owner, id: await write(owner) };
}

const mark = (someone: SignedInCaller, id: string, change: unknown) =>
  someone.call('PATCH', `/api/descriptions/${id}/outcome`, change);
const report = (someone: SignedInCaller, id: string, what: unknown) =>
  someone.call('POST', `/api/descriptions/${id}/happenings`, what);
const rate = (someone: SignedInCaller, id: string, style: string, rating: unknown) =>
  someone.call('PUT', `/api/descriptions/${id}/ratings/${style}`, rating);

/** What is counted for an owner: `day figure style place n total`, without what was taken back. */
async function figuresOf({ id }: SignedInCaller): Promise<string[]> {
  const rows = await db
    .select()
    .from(dailyFigures)
    .where(and(eq(dailyFigures.ownerId, id), ne(dailyFigures.n, 0), ne(dailyFigures.figure, 'generated')));
  return rows
    .map((row) => [row.day, row.figure, row.style || '-', row.place || '-', row.n, row.total].join(' '))
    .sort();
}

const happenedTo = async ({ id }: SignedInCaller) =>
  (await db.select().from(happenings).where(eq(happenings.ownerId, id))).filter(
    ({ kind }) => kind !== 'generated',
  );

describe('marking a car', () => {
  test('published, asked for and sold counts each on its day, and both list and description tell it', async () => {
    const { owner, id } = await dealer();
    await mark(owner, id, { published: { on: '2026-10-20', style: 'persuasive' } });
    expect(await figuresOf(owner)).toEqual(['2026-10-20 published persuasive - 1 0']);
    await mark(owner, id, { lead: { on: '2026-10-31' } });
    expect(await figuresOf(owner)).toEqual([
      '2026-10-20 converted persuasive - 1 0',
      '2026-10-20 published persuasive - 1 0',
      '2026-10-31 lead persuasive - 1 0',
    ]);
    const sold = await mark(owner, id, { sold: { on: '2026-11-02', price: 1_190_000 } });
    const outcome = {
      ...{ publishedOn: '2026-10-20', publishedStyle: 'persuasive', leadOn: '2026-10-31' },
      ...{ soldOn: '2026-11-02', soldPrice: 1_190_000 },
    };
    expect([sold.status, sold.body]).toEqual([200, outcome]);
    // The hour that summer time gives back makes no day of its own: 11 + 2 days.
    expect(await figuresOf(owner)).toEqual([
      '2026-10-20 converted persuasive - 1 0',
      '2026-10-20 published persuasive - 1 0',
      '2026-10-31 lead persuasive - 1 0',
      '2026-11-02 priced persuasive - 1 1190000',
      '2026-11-02 sold persuasive - 1 13',
    ]);
    const [listed] = (await owner.call('GET', '/api/descriptions')).body;
    const whole = (await owner.call('GET', `/api/descriptions/${id}`)).body;
    expect([listed.outcome, whole.outcome]).toEqual([outcome, outcome]);
    const happened = (await happenedTo(owner)).map(({ kind, note, value }) => [kind, note, value]);
    expect(happened).toEqual([
      ['published', 'on 2026-10-20', null],
      ['lead', 'on 2026-10-31', null],
      ['sold', 'on 2026-11-02', 1_190_000],
    ]);
  });

  test('every mark taken back leaves nothing counted', async () => {
    const { owner, id } = await dealer();
    await mark(owner, id, {
      published: { on: '2026-10-31', style: 'professional' },
      ...{ lead: { on: '2026-11-01' }, sold: { on: '2026-11-02', price: 500 } },
    });
    expect(await figuresOf(owner)).toHaveLength(5);
    const back = await mark(owner, id, { published: null, lead: null, sold: null });
    expect([back.status, back.body]).toEqual([200, {}]);
    expect(await figuresOf(owner)).toEqual([]);
    const whole = (await owner.call('GET', `/api/descriptions/${id}`)).body;
    expect(whole.outcome).toEqual({});
    const notes = (await happenedTo(owner)).map(({ note }) => note);
    expect(notes.slice(3)).toEqual(['was 2026-10-31', 'was 2026-11-01', 'was 2026-11-02']);
  });

  test('a corrected day or style takes its figures along', async () => {
    const { owner, id } = await dealer();
    await mark(owner, id, {
      published: { on: '2026-11-01', style: 'professional' },
      lead: { on: '2026-11-05' },
    });
    await mark(owner, id, { published: { on: '2026-10-31', style: 'persuasive' } });
    expect(await figuresOf(owner)).toEqual([
      '2026-10-31 converted persuasive - 1 0',
      '2026-10-31 published persuasive - 1 0',
      '2026-11-05 lead persuasive - 1 0',
    ]);
  });

  test('sold in one click without publication counts as sold, in no rate and with no days', async () => {
    const { owner, id } = await dealer();
    const sold = await mark(owner, id, { sold: { on: '2026-11-21' } });
    expect(sold.body).toEqual({ soldOn: '2026-11-21' });
    expect(await figuresOf(owner)).toEqual(['2026-11-21 sold - - 1 0']);
    await mark(owner, id, { published: { on: '2026-11-11', style: 'professional' } });
    expect(await figuresOf(owner)).toEqual([
      '2026-11-11 converted professional - 1 0',
      '2026-11-11 published professional - 1 0',
      '2026-11-21 sold professional - 1 10',
    ]);
  });

  test('a withdrawn car that is sold or published later is withdrawn no more', async () => {
    const { owner, id } = await dealer();
    await mark(owner, id, {
      ...{ published: { on: '2026-11-01', style: 'professional' }, withdrawn: { on: '2026-11-10' } },
    });
    expect(await figuresOf(owner)).toContain('2026-11-10 withdrawn professional - 1 0');
    const again = await mark(owner, id, { published: { on: '2026-11-12', style: 'professional' } });
    expect(again.body).toEqual({ publishedOn: '2026-11-12', publishedStyle: 'professional' });
    await mark(owner, id, { withdrawn: { on: '2026-11-13' } });
    const sold = await mark(owner, id, { sold: { on: '2026-11-12' } });
    expect(sold.body).toMatchObject({ soldOn: '2026-11-12' });
    expect(sold.body.withdrawnOn).toBeUndefined();
    expect(await figuresOf(owner)).toEqual([
      '2026-11-12 converted professional - 1 0',
      '2026-11-12 published professional - 1 0',
      '2026-11-12 sold professional - 1 0',
    ]);
  });

  test('today is the Italian day, on both sides of midnight', async () => {
    const { owner, id } = await dealer();
    clock.now = new Date('2026-11-30T22:59:59Z');
    expect((await mark(owner, id, { sold: { on: '2026-12-01' } })).status).toBe(400);
    clock.now = new Date('2026-11-30T23:00:00Z');
    expect((await mark(owner, id, { sold: { on: '2026-12-01' } })).status).toBe(200);
    // In summer the day begins an hour earlier.
    clock.now = new Date('2027-06-30T22:00:00Z');
    expect((await mark(owner, id, { sold: { on: '2027-07-01' } })).status).toBe(200);
  });

  test('the same mark twice changes and records nothing, nor does an empty change', async () => {
    const { owner, id } = await dealer();
    const published = { published: { on: '2026-11-20', style: 'professional' } };
    const answers = [
      await mark(owner, id, published),
      await mark(owner, id, published),
      await mark(owner, id, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
    expect(await happenedTo(owner)).toHaveLength(1);
    expect(await figuresOf(owner)).toEqual(['2026-11-20 published professional - 1 0']);
    await mark(owner, id, { lead: null });
    expect(await happenedTo(owner)).toHaveLength(1);
  });

  test('clicked eight times at once counts once', async () => {
    const { owner, id } = await dealer();
    const change = { published: { on: '2026-11-20', style: 'persuasive' }, sold: { on: '2026-11-21' } };
    const answers = await Promise.all(Array.from({ length: 8 }, () => mark(owner, id, change)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await figuresOf(owner)).toEqual([
      '2026-11-20 converted persuasive - 1 0',
      '2026-11-20 published persuasive - 1 0',
      '2026-11-21 sold persuasive - 1 1',
    ]);
    expect(await happenedTo(owner)).toHaveLength(2);
  });

  test('different marks at once are all kept', async () => {
    const { owner, id } = await dealer();
    await mark(owner, id, { published: { on: '2026-11-01', style: 'professional' } });
    const changes = [
      { lead: { on: '2026-11-05' } },
      { sold: { on: '2026-11-07', price: 700 } },
      { published: { on: '2026-11-02', style: 'persuasive' } },
    ];
    const answers = await Promise.all(changes.map((change) => mark(owner, id, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await figuresOf(owner)).toEqual([
      '2026-11-02 converted persuasive - 1 0',
      '2026-11-02 published persuasive - 1 0',
      '2026-11-05 lead persuasive - 1 0',
      '2026-11-07 priced persuasive - 1 700',
      '2026-11-07 sold persuasive - 1 5',
    ]);
  });

  test('many cars of one dealer at once are all counted', async () => {
    const { owner } = await dealer();
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) ids.push(await write(owner));
    const changes = ids.map((_, n) => ({
      published: { on: n % 2 ? '2026-11-01' : '2026-11-02', style: 'professional' },
      sold: { on: n % 2 ? '2026-11-04' : '2026-11-03' },
    }));
    await Promise.all(ids.map((id, n) => mark(owner, id, changes[n])));
    expect(await figuresOf(owner)).toEqual([
      '2026-11-01 converted professional - 3 0',
      '2026-11-01 published professional - 3 0',
      '2026-11-02 converted professional - 3 0',
      '2026-11-02 published professional - 3 0',
      '2026-11-03 sold professional - 3 3',
      '2026-11-04 sold professional - 3 9',
    ]);
  });

  test.each([
    ['a day to come', { sold: { on: '2026-11-22' } }, 'sold.on', 'deve ancora venire'],
    ['a day before 2000', { published: { on: '1999-12-31', style: 'professional' } }, 'published.on', '2000'],
    ['no day of the calendar', { lead: { on: '2026-02-29' } }, 'lead.on', ''],
    ['no day', { withdrawn: {} }, 'withdrawn.on', ''],
    [
      'a style the car has no text of',
      { published: { on: '2026-11-21', style: 'advanced' } },
      'published.style',
      'stile',
    ],
    ['a publication without style', { published: { on: '2026-11-21' } }, 'published.style', ''],
    ['a negative price', { sold: { on: '2026-11-21', price: -1 } }, 'sold.price', ''],
    ['a price with cents of cents', { sold: { on: '2026-11-21', price: 10.5 } }, 'sold.price', ''],
    ['sold before published', { sold: { on: '2026-11-09' } }, 'sold.on', '10/11/2026'],
    ['asked for before published', { lead: { on: '2026-11-09' } }, 'lead.on', '10/11/2026'],
    ['withdrawn before published', { withdrawn: { on: '2026-11-09' } }, 'withdrawn.on', '10/11/2026'],
    [
      'published after the first request',
      { published: { on: '2026-11-13', style: 'professional' } },
      'published.on',
      '12/11/2026',
    ],
    ['sold before the first request', { sold: { on: '2026-11-11' } }, 'sold.on', '12/11/2026'],
    [
      'sold and withdrawn',
      { sold: { on: '2026-11-20' }, withdrawn: { on: '2026-11-20' } },
      'withdrawn.on',
      'venduta',
    ],
  ])('%s is refused under its field, and nothing is counted', async (_, change, field, words) => {
    const { owner, id } = await dealer();
    await mark(owner, id, {
      ...{ published: { on: '2026-11-10', style: 'professional' }, lead: { on: '2026-11-12' } },
    });
    const before = await figuresOf(owner);
    const answer = await mark(owner, id, change);
    expect([answer.status, answer.body.field ?? answer.body.errors?.[0]?.field]).toEqual([400, field]);
    expect(JSON.stringify(answer.body)).toContain(words);
    expect(await figuresOf(owner)).toEqual(before);
  });

  test('a refusal speaks the reader’s language', async () => {
    const { owner, id } = await dealer();
    await mark(owner, id, { published: { on: '2026-11-10', style: 'professional' } });
    const german = await owner.call(
      ...(['PATCH', `/api/descriptions/${id}/outcome`, { sold: { on: '2026-11-09' } }] as const),
      { 'accept-language': 'de' },
    );
    expect(german.body.message).toBe(
      'Der Verkauf kann nicht vor der Veröffentlichung liegen: Korrigieren Sie einen der beiden Tage (der andere ist der 10.11.2026).',
    );
  });

  test('another’s, a deleted and no description are not found; a visitor is nobody', async () => {
    const { owner, id } = await dealer();
    const stranger = await elite();
    const deleted = await write(owner);
    await mark(owner, deleted, { sold: { on: '2026-11-21' } });
    await owner.call('DELETE', `/api/descriptions/${deleted}`);
    const change = { sold: { on: '2026-11-20' } };
    expect((await mark(stranger, id, change)).status).toBe(404);
    expect((await mark(owner, deleted, change)).status).toBe(404);
    expect((await mark(owner, nobody, change)).status).toBe(404);
    expect((await mark(owner, 'current', change)).status).toBe(400);
    const answer = await visitor().call('PATCH', `/api/descriptions/${id}/outcome`, change);
    expect(answer.status).toBe(401);
    // Whose text is thrown away has been sold all the same.
    expect(await figuresOf(owner)).toEqual(['2026-11-21 sold - - 1 0']);
    expect(await figuresOf(stranger)).toEqual([]);
  });

  test('a description deleted while it is marked gives not-found or its figure, never an error', async () => {
    const { owner } = await dealer();
    for (let n = 0; n < 3; n++) {
      const id = await write(owner);
      const [marked] = await Promise.all([
        mark(owner, id, { withdrawn: { on: '2026-11-21' } }),
        owner.call('DELETE', `/api/descriptions/${id}`),
      ]);
      expect([200, 404]).toContain(marked.status);
      expect(await db.select().from(carOutcomes).where(eq(carOutcomes.descriptionId, id))).toEqual([]);
    }
  });

  test('a team member marks the owner’s car: it counts for the owner, and says who did it', async () => {
    const { owner, id } = await dealer();
    const member = await signedIn();
    await db.insert(teamMembers).values({ memberId: member.id, ownerId: owner.id, joinedAt: clock.now });
    expect((await mark(member, id, { sold: { on: '2026-11-21' } })).status).toBe(200);
    expect(await figuresOf(owner)).toEqual(['2026-11-21 sold - - 1 0']);
    expect(await figuresOf(member)).toEqual([]);
    expect((await happenedTo(owner)).map(({ userId }) => userId)).toEqual([member.id]);
    expect((await mark(owner, id, { sold: null })).status).toBe(200);
    expect(await figuresOf(owner)).toEqual([]);
  });

  test('a blocked user marks, rates and reports nothing', async () => {
    const { owner, id } = await dealer();
    await userStore(db).update(owner.id, { subscriptionStatus: 'blocked' });
    const answers = [
      await mark(owner, id, { sold: { on: '2026-11-21' } }),
      await rate(owner, id, 'professional', { isGood: true }),
      await report(owner, id, { kind: 'copied', style: 'professional' }),
    ];
    for (const { status } of answers) expect([401, 403]).toContain(status);
    expect(await figuresOf(owner)).toEqual([]);
  });
});

describe('the cars that stand', () => {
  test('are those published, neither sold nor withdrawn, asked for or not, and nobody else’s', async () => {
    const { owner } = await dealer();
    const other = await dealer();
    await mark(other.owner, other.id, { published: { on: '2026-11-01', style: 'professional' } });
    const published = { published: { on: '2026-11-01', style: 'professional' } };
    const changes = {
      standing: published,
      asked: { ...published, lead: { on: '2026-11-05' } },
      sold: { ...published, sold: { on: '2026-11-05' } },
      withdrawn: { ...published, withdrawn: { on: '2026-11-05' } },
      askedOnly: { lead: { on: '2026-11-05' } },
    };
    const ids: Record<string, string> = {};
    for (const [name, change] of Object.entries(changes)) {
      const id = await write(owner);
      ids[name] = id;
      expect((await mark(owner, id, change)).status).toBe(200);
    }
    const standing = async (query = '') => {
      const { body } = await owner.call('GET', `/api/descriptions?view=published${query}`);
      return body.map(({ id }: { id: string }) => id).sort();
    };
    expect(await standing()).toEqual([ids.standing, ids.asked].sort());
    expect(await standing('&search=tipo')).toEqual([]);
    await mark(owner, ids.sold ?? '', { sold: null });
    expect(await standing()).toEqual([ids.standing, ids.asked, ids.sold].sort());
    expect((await owner.call('GET', '/api/descriptions?view=all')).status).toBe(400);
  });
});

describe('what a browser reports', () => {
  test('is counted by kind, style and place on the Italian day', async () => {
    const { owner, id } = await dealer();
    clock.now = new Date('2026-10-31T23:30:00Z');
    await report(owner, id, { kind: 'copied', style: 'professional' });
    await report(owner, id, { kind: 'copied', style: 'professional' });
    await report(owner, id, { kind: 'exported', style: 'persuasive', place: 'autoscout24' });
    clock.now = new Date('2026-10-31T22:30:00Z');
    await report(owner, id, { kind: 'shared', style: 'persuasive' });
    await report(owner, id, { kind: 'downloaded', style: 'persuasive' });
    expect(await figuresOf(owner)).toEqual([
      '2026-10-31 downloaded persuasive - 1 0',
      '2026-10-31 shared persuasive - 1 0',
      '2026-11-01 copied professional - 2 0',
      '2026-11-01 exported persuasive autoscout24 1 0',
    ]);
  });

  test.each([
    ['a kind that is not the browser’s', { kind: 'sold', style: 'professional' }, 400],
    ['no style', { kind: 'copied' }, 400],
    ['a place we know nothing of', { kind: 'exported', style: 'professional', place: 'place-1' }, 400],
    ['a style the car has no text of', { kind: 'copied', style: 'advanced' }, 404],
  ])('%s is refused', async (_, what, status) => {
    const { owner, id } = await dealer();
    expect((await report(owner, id, what)).status).toBe(status);
    expect(await happenedTo(owner)).toEqual([]);
  });

  test('of another’s description is not found, and too much is too much', async () => {
    const { owner, id } = await dealer();
    const stranger = await elite();
    const copied = { kind: 'copied', style: 'professional' };
    expect((await report(stranger, id, copied)).status).toBe(404);
    for (let n = 0; n < 120; n++) await report(stranger, nobody, copied);
    expect((await report(stranger, nobody, copied)).status).toBe(429);
    expect((await report(owner, id, copied)).status).toBe(200);
  });
});

describe('a script that clicks without end', () => {
  const upAndDown = async (owner: SignedInCaller, id: string, n: number) => [
    (await mark(owner, id, { lead: n % 2 ? null : { on: '2026-11-01' } })).status,
    (await rate(owner, id, 'professional', { isGood: n % 2 === 0 })).status,
  ];

  test('is stopped within a minute, whatever it clicks on', async () => {
    const { owner, id } = await dealer();
    for (let n = 0; n < 60; n++) expect(await upAndDown(owner, id, n)).toEqual([200, 200]);
    const before = await happenedTo(owner);
    expect(await upAndDown(owner, id, 60)).toEqual([429, 429]);
    expect(await happenedTo(owner)).toHaveLength(before.length);
    clock.now = new Date('2026-11-21T10:01:00Z');
    expect(await upAndDown(owner, id, 61)).toEqual([200, 200]);
  });

  test('is stopped for the day after three thousand, however patient it is', async () => {
    const { owner, id } = await dealer();
    const key = `happenings-of-day:${owner.id}`;
    await db.insert(rateLimit).values({ id: key, key, count: 2999, lastRequest: clock.now.getTime() });
    const copied = { kind: 'copied', style: 'professional' };
    expect((await report(owner, id, copied)).status).toBe(200);
    clock.now = new Date('2026-11-22T09:59:00Z');
    const { status, body } = await report(owner, id, copied);
    expect([status, body.message]).toEqual([429, expect.stringContaining('domani')]);
    clock.now = new Date('2026-11-22T10:00:00Z');
    expect((await report(owner, id, copied)).status).toBe(200);
  });
});

describe('rating a text', () => {
  test('a second rating replaces the first and its figures, and the reader sees his own', async () => {
    const { owner, id } = await dealer();
    clock.now = new Date('2026-10-31T10:00:00Z');
    await rate(owner, id, 'professional', { isGood: true });
    expect(await figuresOf(owner)).toEqual(['2026-10-31 rated professional - 1 1']);
    clock.now = new Date('2026-11-01T10:00:00Z');
    await rate(owner, id, 'professional', { isGood: false, reason: ' Troppo\nlungo ' });
    expect(await figuresOf(owner)).toEqual(['2026-11-01 rated professional - 1 0']);
    const ratings = { professional: { isGood: false, reason: 'Troppo lungo' } };
    const [listed] = (await owner.call('GET', '/api/descriptions')).body;
    const whole = (await owner.call('GET', `/api/descriptions/${id}`)).body;
    expect([listed.ratings, whole.ratings]).toEqual([ratings, ratings]);
    expect((await happenedTo(owner)).map(({ value, note }) => [value, note])).toEqual([
      [1, null],
      [-1, 'Troppo lungo'],
    ]);
  });

  test('the same again records nothing, another reason keeps the day', async () => {
    const { owner, id } = await dealer();
    await rate(owner, id, 'persuasive', { isGood: false, reason: 'Freddo' });
    await rate(owner, id, 'persuasive', { isGood: false, reason: 'Freddo' });
    clock.now = new Date('2026-11-23T10:00:00Z');
    await rate(owner, id, 'persuasive', { isGood: false, reason: 'Freddo e lungo' });
    expect(await figuresOf(owner)).toEqual(['2026-11-21 rated persuasive - 1 0']);
    expect(await happenedTo(owner)).toHaveLength(2);
  });

  test('clicked ten times at once, up and down, is one rating counted as it stands', async () => {
    const { owner, id } = await dealer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => rate(owner, id, 'professional', { isGood: n % 2 === 0 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const [kept, ...others] = await db.select().from(textRatings).where(eq(textRatings.userId, owner.id));
    expect(others).toEqual([]);
    expect(await figuresOf(owner)).toEqual([`2026-11-21 rated professional - 1 ${kept?.isGood ? 1 : 0}`]);
  });

  test('each of a team rates for himself, and it counts for the owner', async () => {
    const { owner, id } = await dealer();
    const member = await signedIn();
    await db.insert(teamMembers).values({ memberId: member.id, ownerId: owner.id, joinedAt: clock.now });
    await rate(owner, id, 'professional', { isGood: true });
    await rate(member, id, 'professional', { isGood: false });
    expect(await figuresOf(owner)).toEqual(['2026-11-21 rated professional - 2 1']);
    const whole = (await member.call('GET', `/api/descriptions/${id}`)).body;
    expect(whole.ratings).toEqual({ professional: { isGood: false, reason: '' } });
  });

  test.each([
    ['no opinion', 'professional', {}, 400],
    ['a reason of a mile', 'professional', { isGood: false, reason: 'x'.repeat(501) }, 400],
    ['no style of ours', 'poetic', { isGood: true }, 400],
    ['a style the car has no text of', 'advanced', { isGood: true }, 404],
  ])('%s is refused', async (_, style, rating, status) => {
    const { owner, id } = await dealer();
    expect((await rate(owner, id, style, rating)).status).toBe(status);
    expect((await rate(await elite(), id, 'professional', { isGood: true })).status).toBe(404);
    expect(await figuresOf(owner)).toEqual([]);
  });
});

describe('what happens by itself', () => {
  test('a description counts as one, with the time it took', async () => {
    const { owner, id } = await dealer();
    const [made] = await db.select().from(happenings).where(eq(happenings.ownerId, owner.id));
    expect(made).toMatchObject({ kind: 'generated', descriptionId: id, userId: owner.id, value: 0 });
    const [figure] = await db.select().from(dailyFigures).where(eq(dailyFigures.ownerId, owner.id));
    expect(figure).toMatchObject({ day: '2026-11-21', figure: 'generated', style: '', n: 1, total: 0 });
  });

  test('a refused generation counts nothing', async () => {
    const free = await signedIn();
    await write(await elite());
    const refused = await free.call('POST', '/api/generate-descriptions', {
      vehicleData: { ...panda, copyStyles: ['advanced'] },
    });
    expect(refused.status).toBe(403);
    expect(await db.select().from(happenings).where(eq(happenings.ownerId, free.id))).toEqual([]);
  });

  test('a text edited several times counts once a day, each style for itself', async () => {
    const { owner, id } = await dealer();
    const edit = (style: string, text: string) =>
      owner.call('PUT', `/api/descriptions/${id}/texts/it/${style}`, { text });
    clock.now = new Date('2026-10-24T22:30:00Z');
    const first = await edit('professional', 'Una Panda in ordine.');
    expect(first.status).toBe(200);
    await edit('professional', 'Una Panda in ordine.');
    // The longest day of the year: 25 hours, all of them 25 October.
    clock.now = new Date('2026-10-25T22:30:00Z');
    await Promise.all([edit('professional', 'Una Panda bella.'), edit('professional', 'Una Panda pronta.')]);
    await edit('persuasive', 'Vieni a vederla.');
    clock.now = new Date('2026-10-25T23:00:00Z');
    await edit('professional', 'Una Panda da provare.');
    expect(await figuresOf(owner)).toEqual([
      '2026-10-25 edited persuasive - 1 0',
      '2026-10-25 edited professional - 1 0',
      '2026-10-26 edited professional - 1 0',
    ]);
  });

  test('a saved translation counts each new text once, by its language', async () => {
    const { owner, id } = await dealer();
    const save = (language: string, texts: object) =>
      owner.call('POST', `/api/descriptions/${id}/translations`, { language, ...texts });
    const texts = { professionalDescription: 'A fine car.', persuasiveDescription: 'Come and see.' };
    await Promise.all([save('en', texts), save('en', texts)]);
    await save('de', { professionalDescription: 'Ein gutes Auto.' });
    expect(await figuresOf(owner)).toEqual([
      '2026-11-21 translated persuasive en 1 0',
      '2026-11-21 translated professional de 1 0',
      '2026-11-21 translated professional en 1 0',
    ]);
  });
});

test('what waits is counted, and found by the view of the same name', async () => {
  const owner = await signedIn({ subscriptionPlan: 'ELITE' });
  const write = async (model: string) => {
    clock.now = new Date(clock.now.getTime() + 1000);
    const vehicleData = { make: 'Fiat', model, copyStyles: ['professional'] };
    return (await owner.call('POST', '/api/generate-descriptions', { vehicleData })).body.id as string;
  };
  const [panda, tipo, punto] = [await write('Panda'), await write('Tipo'), await write('Punto')];
  const ago = (days: number) => new Date(clock.now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const mark = async (id: string, payload: object) => {
    const marked = await owner.call('PATCH', `/api/descriptions/${id}/outcome`, payload);
    expect(marked.status).toBe(200);
  };
  await mark(tipo, { published: { on: ago(60), style: 'professional' } });
  await mark(punto, { published: { on: ago(10), style: 'professional' } });
  const waiting = async () => (await owner.call('GET', '/api/descriptions/waiting')).body;
  const models = async (view: string) =>
    (await owner.call('GET', `/api/descriptions?view=${view}`)).body.map(
      (car: { model: string }) => car.model,
    );
  expect(await waiting()).toEqual({ unpublished: 1, longStanding: 1, repriced: 0, outdatedTranslation: 0 });
  expect(await models('unpublished')).toEqual(['Panda']);
  expect(await models('long-standing')).toEqual(['Tipo']);
  expect(await models('published')).toEqual(['Punto', 'Tipo']);
  await mark(tipo, { sold: { on: ago(1) } });
  await mark(panda, { withdrawn: { on: ago(1) } });
  expect(await waiting()).toEqual({ unpublished: 0, longStanding: 0, repriced: 0, outdatedTranslation: 0 });
  const stranger = await signedIn({ subscriptionPlan: 'ELITE' });
  expect((await stranger.call('GET', '/api/descriptions/waiting')).body).toEqual({
    unpublished: 0,
    longStanding: 0,
    repriced: 0,
    outdatedTranslation: 0,
  });
});

test('no call of all these was the server’s fault', () => expect(errors).toEqual([]));
