import { readLocalisedAddress } from '#contract/localised-addresses.ts';
import { isLanguage } from '#domain/shared/languages.ts';
import { findKeptLanguage, keepLanguage } from './i18n/kept-language.ts';

/**
 * The script of a page written beforehand: it can be read and its links be followed without any, so the
 * program comes with the first sign that somebody uses the page; where there is more to do than to read,
 * after everything else, and at once where the reader chose another language than the server could know.
 * What was pressed before it ran is pressed again.
 */
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
const pressed = watchPresses();

const { language } = readLocalisedAddress(location.pathname);
if (language) keepLanguage(language);

const reasons = [firstSign()];
if (document.getElementById('root')?.hasAttribute('data-needs-program')) reasons.push(loadedAndIdle());
const spoken = document.documentElement.lang;
if ((findKeptLanguage() ?? spoken) !== spoken) reasons.push(Promise.resolve());
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

/** Buttons do nothing yet, but for those of a form that the browser sends; links, menus and fields work by themselves. */
function watchPresses() {
  let last: HTMLButtonElement | null = null;
  const watch = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    last = button?.type === 'button' || button?.form?.method === 'dialog' ? button : null;
    // A bare address is answered in the language kept, so the one chosen has to be kept before it is asked for.
    const chosen = target.closest<HTMLAnchorElement>('a[hreflang]')?.hreflang;
    if (isLanguage(chosen)) keepLanguage(chosen);
  };
  addEventListener('click', watch, { capture: true });
  return {
    again() {
      removeEventListener('click', watch, { capture: true });
      if (last?.isConnected) last.click();
    },
  };
}
