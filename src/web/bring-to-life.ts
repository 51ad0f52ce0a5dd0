import { readLocalisedAddress } from '#contract/localised-addresses.ts';
import { followLanguageLinks } from './i18n/follow-language-links.ts';
import { findKeptLanguage, keepLanguage } from './i18n/kept-language.ts';
import { layOutRest } from './lay-out-rest.ts';
import { closeMenus } from './ui/close-menus.ts';

/**
 * The script of a page written beforehand, and part of it: it can be read and its links be followed without
 * any, so the program comes with the first sign that somebody uses the page; where there is more to do than
 * to read, after everything else, and at once where the reader chose another language than the server could
 * know. What was pressed before it ran is pressed again. Fonts come after the text, but for whom has them.
 */
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
const pressed = watchPresses();
closeMenus();
followLanguageLinks();

const { language } = readLocalisedAddress(location.pathname);
if (language) keepLanguage(language);

const root = document.getElementById('root') as HTMLElement;
const { program = '', fonts = '' } = root.dataset;
void layOutRest(root, bringFonts(fonts));

const reasons = [firstSign()];
if (root.hasAttribute('data-needs-program')) reasons.push(loaded().then(idle));
const spoken = document.documentElement.lang;
if ((findKeptLanguage() ?? spoken) !== spoken) reasons.push(Promise.resolve());
void Promise.race(reasons)
  .then(() => bringProgram(program.split(' ')))
  .then(() => pressed.again());

function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true });
  });
}

async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 200);
  });
}

/** The first path is that of the program, the others are parts it will ask for. */
async function bringProgram([path, ...parts]: string[]): Promise<void> {
  for (const part of parts) addLink('modulepreload', part);
  if (path) await import(/* @vite-ignore */ path);
}

const fontsKey = 'autoscritto-fonts';

/**
 * Kept by the browser from another visit they are there at once, and nobody sees them change. Ends when they
 * are there, or cannot come.
 */
async function bringFonts(path: string): Promise<void> {
  try {
    if (localStorage.getItem(fontsKey) !== path) await loaded().then(idle);
    localStorage.setItem(fontsKey, path);
  } catch {
    // Storage may be forbidden: then they come late each time.
    await loaded().then(idle);
  }
  const sheet = addLink('stylesheet', path);
  await new Promise((resolve) => {
    sheet.onload = resolve;
    sheet.onerror = resolve;
  });
  // A face is asked for when text is laid out that needs it.
  await idle();
  await document.fonts.ready;
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

/** Buttons do nothing yet, but for those of a form that the browser sends; links and fields work by themselves. */
function watchPresses() {
  let last: HTMLButtonElement | null = null;
  const watch = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    last = button?.type === 'button' || button?.form?.method === 'dialog' ? button : null;
  };
  addEventListener('click', watch, { capture: true });
  return {
    again() {
      removeEventListener('click', watch, { capture: true });
      if (last?.isConnected) last.click();
    },
  };
}
