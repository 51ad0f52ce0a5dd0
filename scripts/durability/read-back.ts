import { type DealerLedger, settle } from './ledger.ts';

interface Shown {
  copy: { persuasive: string };
  outcome?: { soldPrice?: number };
}

/**
 * Reads by HTTP what was acknowledged to the dealers; a sentence for each thing that is lost or never was.
 * `adminCookie` reads the messages of the contact form.
 */
export async function readBack(
  dealers: readonly DealerLedger[],
  { origin, adminCookie }: { origin: string; adminCookie: string },
): Promise<{ read: number; losses: string[] }> {
  const losses: string[] = [];
  let read = 0;
  const compare = (isRight: boolean, what: string) => {
    read++;
    if (!isRight) losses.push(what);
  };
  for (const dealer of dealers) {
    const get = (path: string) => fetch(origin + path, { headers: { cookie: dealer.cookie } });
    for (const [id, car] of dealer.cars) {
      const answer = await get(`/api/descriptions/${id}`);
      if (![200, 404].includes(answer.status))
        throw new Error(`${id}: ${answer.status} ${await answer.text()}`);
      const isThere = answer.status === 200;
      compare(settle(car.isDeleted, !isThere), `description ${id} is ${isThere ? 'back' : 'lost'}`);
      if (!isThere) {
        dealer.cars.delete(id);
        continue;
      }
      const { copy, outcome } = (await answer.json()) as Shown;
      compare(settle(car.text, copy.persuasive), `text of ${id}`);
      compare(settle(car.soldFor, outcome?.soldPrice), `sale of ${id}`);
    }
    const { sentences } = (await (await get('/api/house-sentences')).json()) as {
      sentences: { text: string }[];
    };
    compare(settle(dealer.sentence, sentences[0]?.text), `sentence of ${dealer.id}`);
  }
  const subjects = await subjectsOf(origin, adminCookie);
  for (const subject of dealers.flatMap(({ messages }) => [...messages])) {
    compare(subjects.has(subject), `message ${subject}`);
  }
  return { read, losses };
}

async function subjectsOf(origin: string, cookie: string): Promise<Set<string>> {
  const answer = await fetch(`${origin}/api/admin/contacts?limit=50`, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`contacts: ${answer.status} ${await answer.text()}`);
  const contacts = (await answer.json()) as { subject: string }[];
  return new Set(contacts.map(({ subject }) => subject));
}
