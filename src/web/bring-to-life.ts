/**
 * The script of a page written beforehand: it can be read and its links be followed at once, so what
 * makes it alive comes after everything else, or as soon as somebody begins to use it.
 */
const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

void Promise.race([loadedAndIdle(), ...signs.map(firstSign)]).then(() => import('./main.tsx'));

async function loadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 3000 });
    else setTimeout(resolve, 200);
  });
}

function firstSign(name: string): Promise<unknown> {
  return new Promise((resolve) => addEventListener(name, resolve, { once: true, passive: true }));
}
