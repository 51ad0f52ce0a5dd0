import { expect, type Page } from '@playwright/test';

interface HeldCall {
  payload: unknown;
  /** Answers by what the server says, or by something else. */
  answer(instead?: { status?: number; json: unknown }): Promise<void>;
}

/**
 * Keeps answers of the server from the page until they are let go, in any order. With `isAnswered` the server
 * deals with a call as soon as it is made, otherwise only once it is let go.
 */
export async function holdAnswers(
  page: Page,
  method: string,
  address: string | RegExp,
  { isAnswered = false } = {},
): Promise<{ take(): Promise<HeldCall>; count(): number; stop(): Promise<void> }> {
  const held: HeldCall[] = [];
  let taken = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = isAnswered ? await route.fetch() : undefined;
    held.push({
      payload: route.request().postDataJSON(),
      answer: (instead) =>
        instead ? route.fulfill(instead) : response ? route.fulfill({ response }) : route.continue(),
    });
  });
  return {
    count: () => held.length,
    async take() {
      await expect.poll(() => held.length).toBeGreaterThan(taken);
      const call = held[taken++];
      if (!call) throw new Error(`No call of ${address} is held`);
      return call;
    },
    stop: () => page.unroute(address),
  };
}
