import { type CDPSession, expect } from '@playwright/test';

/** What an extension's button opens. Playwright knows no such pages, so it is driven by the browser's own protocol. */
export interface Popup {
  text(): Promise<string>;
  /** Waits until it says so. */
  says(text: string): Promise<void>;
  /** Presses a button or a choice with the mouse, by its name. */
  press(name: string): Promise<void>;
  /** Moves the mouse over a choice. */
  pointAt(name: string): Promise<void>;
  close(): Promise<void>;
}

interface Answer {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** Finds the popup that has just opened. */
export async function openPopup(devtools: CDPSession, extensionId: string): Promise<Popup> {
  const send = await attach(devtools, await findPopup(devtools, extensionId));
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true });
    return (result as { value: T }).value;
  };
  const text = () => evaluate<string>('document.body?.innerText ?? ""');
  const mouse = async (name: string, ...types: string[]) => {
    await expect.poll(() => evaluate(placeOf(name)), { message: `“${name}” is there` }).not.toBeNull();
    const place = await evaluate<{ x: number; y: number }>(placeOf(name));
    for (const type of types) {
      await send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
    }
  };
  return {
    text,
    says: (said) => expect.poll(text).toContain(said),
    press: (name) => mouse(name, 'mousePressed', 'mouseReleased'),
    pointAt: (name) => mouse(name, 'mouseMoved'),
    async close() {
      await evaluate('window.close()').catch(() => {
        // It closes before it answers.
      });
    },
  };
}

/** Run in the popup: the middle of what has a name and takes a click, or null. */
const placeOf = (name: string) => `(() => {
  const named = [...document.querySelectorAll('button,a,label')].find((one) => one.innerText.trim() === ${JSON.stringify(name)});
  if (!named) return null;
  named.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = named.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

async function findPopup(devtools: CDPSession, extensionId: string): Promise<string> {
  const find = async () => {
    const { targetInfos } = await devtools.send('Target.getTargets');
    return targetInfos.find(({ url }) => url === `chrome-extension://${extensionId}/popup.html`)?.targetId;
  };
  await expect.poll(find, { message: 'the popup opens' }).toBeDefined();
  return (await find()) ?? '';
}

/** Talks to one target over the session of the browser. */
async function attach(devtools: CDPSession, targetId: string) {
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (answer: Answer) => void>();
  devtools.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const answer: Answer = JSON.parse(event.message);
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  return async (method: string, params: object = {}): Promise<Record<string, unknown>> => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    await devtools.send('Target.sendMessageToTarget', {
      ...{ sessionId, message: JSON.stringify({ id, method, params }) },
    });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
}
