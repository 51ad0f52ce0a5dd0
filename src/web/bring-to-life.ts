import { readLocalisedAddress } from '#contract/localised-addresses.ts';
import { keepLanguage } from './i18n/kept-language.ts';

/**
 * The script of a page written beforehand: it can be read and its links be followed without any, so the
 * program comes with the first sign that somebody uses the page; where there is more to do than to read,
 * after everything else. What was pressed before it ran is pressed again.
 */
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
const pressed = watchPresses();

const { language } = readLocalisedAddress(location.pathname);
if (language) keepLanguage(language);

const needsProgram = document.getElementById('root')?.hasAttribute('data-needs-program');
const reasons = needsProgram ? [firstSign(), loadedAndIdle()] : [firstSign()];
void Promise.race(reasons)
  .then(() => import('./main.tsx'))
  .then(() => pressed.again());

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true });
  });
}

async function loadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 3000 });
    else setTimeout(resolve, 200);
  });
}

/** Buttons do nothing yet; links, menus and fields work by themselves. */
function watchPresses() {
  let last: HTMLButtonElement | null = null;
  const watch = ({ target }: Event) => {
    last = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
  };
  addEventListener('click', watch, { capture: true });
  return {
    again() {
      removeEventListener('click', watch, { capture: true });
      if (last?.isConnected) last.click();
    },
  };
}
