import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

const short = { each: 2, together: 4, milliseconds: 60 };

test('one key has so many places and no more, and waits for its own', async () => {
  const places = fewAtOnce(short);
  const [first, second] = [await places.take('anna'), await places.take('anna')];
  expect([first, second]).toEqual([expect.any(Function), expect.any(Function)]);
  const third = places.take('anna');
  first?.();
  expect(await third).toEqual(expect.any(Function));
  expect(await places.take('anna')).toBeUndefined();
  expect(await places.take('bruno')).toEqual(expect.any(Function));
});

test('promise 41: keys with a place leave half of all to those who have none', async () => {
  const places = fewAtOnce(short);
  const takes = ['mallory', 'mallory', 'oscar', 'oscar', 'anna'].map((key) => places.take(key));
  expect((await Promise.all(takes)).map((leave) => leave !== undefined)).toEqual([
    ...[true, true, true, false, true],
  ]);
});

test('promise 41: a place that comes free goes to somebody who has none, not to the first in the queue', async () => {
  const places = fewAtOnce({ ...short, together: 2, milliseconds: 5000 });
  const [leave] = await Promise.all(['mallory', 'oscar'].map((key) => places.take(key)));
  const order: string[] = [];
  for (const key of ['mallory', 'mallory', 'oscar', 'anna', 'bruno', 'bruno']) {
    void places.take(key).then((left) => {
      order.push(key);
      left?.();
    });
  }
  leave?.();
  await pause(10);
  expect(order).toEqual(['anna', 'bruno', 'mallory', 'bruno', 'mallory']);
});

test('nobody who gave up is given a place, and everything given back is there again', async () => {
  const places = fewAtOnce({ ...short, together: 1 });
  const leave = await places.take('anna');
  expect(await places.take('bruno')).toBeUndefined();
  leave?.();
  for (let n = 0; n < 3; n++) (await places.take('bruno'))?.();
  expect(await places.take('carla')).toEqual(expect.any(Function));
});
