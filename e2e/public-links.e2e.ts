import { expect, type Locator, type Page, test } from '@playwright/test';
import { localisedAddress, readLocalisedAddress } from '#contract/localised-addresses.ts';
import { type Language, languageNames, languages } from '#domain/shared/languages.ts';
import { comeAlive } from './come-alive.ts';

/** A dealer in Italian at a desk, one in German with a phone: the second of two words is his. */
type Words = readonly [italian: string | RegExp, german: string | RegExp];
/**
 * `top` is what only the keyboard reaches, `menu` what the landing page's header has no room for on a phone,
 * `logo` the menu of the demo dashboard, `actions` what stands beside it, `bar` its bar.
 */
type Place = 'top' | 'bar' | 'header' | 'logo' | 'actions' | 'menu' | 'main' | 'pricing' | 'footer';
/** An address, a part of the landing page or of this page (`#features`), or what is seen then. */
type End = string | ((page: Page, words: (of: Words) => string | RegExp) => Promise<void>);
/** The number tells links of the same name apart. */
type Link = readonly [place: Place, name: Words, end: End, nth?: number];

const brand: Words = ['Autoscritto', 'Autoscritto'];
const signIn: Words = ['Accedi', 'Anmelden'];
const register: Words = ['Registrati', 'Registrieren'];
const startFree: Words = ['Inizia gratis', 'Kostenlos starten'];
const toHome: Words = ['Torna alla home', 'Zur Startseite'];
const privacy: Words = ['Informativa sulla privacy', 'Datenschutzerklärung'];
const gdpr: Words = ['GDPR e i tuoi diritti', 'DSGVO und Ihre Rechte'];
const features: Words = ['Funzionalità', 'Funktionen'];
const examples: Words = ['Esempi', 'Beispiele'];
const pricing: Words = ['Piani e prezzi', 'Tarife und Preise'];

const logo: Link = ['header', brand, '/'];
const plain: Link[] = [logo, ['top', ['Vai al contenuto', 'Zum Inhalt springen'], '#content']];
const withBack: Link[] = [...plain, ['header', toHome, '/']];
/** The same everywhere: clicked on two pages, on the others it is seen to lead there. */
const footer: Link[] = [
  ['footer', features, '/#features'],
  ['footer', examples, '/#examples'],
  ['footer', pricing, '/#pricing'],
  ['footer', ['Scrivici', 'Schreiben Sie uns'], '/#contact'],
  ['footer', ['Formazione', 'Schulung'], '/demo'],
  ['footer', privacy, '/privacy-policy'],
  ['footer', ['Termini di servizio', 'Nutzungsbedingungen'], '/terms-of-service'],
  ['footer', gdpr, '/gdpr'],
];

const isPrinted: End = async (page) => {
  await expect.poll(() => page.evaluate('window.printed')).toBe(true);
};
const sees =
  (text: Words): End =>
  async (page, inTurn) => {
    await expect(page.getByText(inTurn(text)).first()).toBeVisible();
  };
/** In a tab of its own, so that what was typed stays. */
const opensBeside =
  (path: string): End =>
  async (page) => {
    const isThere = () =>
      page
        .context()
        .pages()
        .some((one) => new URL(one.url()).pathname.endsWith(path));
    await expect.poll(isThere).toBe(true);
  };
const fillsIn =
  (email: string): End =>
  async (page) => {
    await expect(page.getByLabel(/^E-?mail$/i)).toHaveValue(email);
  };
const print: Link = ['main', ['Stampa', 'Drucken'], isPrinted];
const showPassword: Link = [
  'main',
  ['Mostra la password', 'Passwort zeigen'],
  async (page) => {
    await expect(page.getByLabel(/^Passwor[dt]$/)).toHaveAttribute('type', 'text');
  },
];
const logout: Words = ['Logout', 'Abmelden'];
const opensTab =
  (tab: string): End =>
  async (page) => {
    await expect(page).toHaveURL(`/dashboard-test?plan=STARTER${tab && `&tab=${tab}`}`);
  };
const speaks =
  (language: Language): End =>
  async (page) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  };
const isNamed = (language: Language) => new RegExp(languageNames[language]);
/** Only who reads a translation is offered the Italian text. */
const binding: Link = ['main', ['', 'Italienischen Text lesen'], speaks('it')];
const privacyPolicy: Words = ['informativa sulla privacy', 'Datenschutzerklärung'];

/** Every link and button of the public pages, but for the languages and the contents of the legal pages. */
const pages: Record<string, readonly Link[]> = {
  '/': [
    ...plain,
    ['menu', features, '/#features'],
    ['menu', pricing, '/#pricing'],
    ['menu', examples, '/#examples'],
    ['menu', signIn, '/login'],
    ['menu', startFree, '/subscribe'],
    ['main', startFree, '/subscribe'],
    ['main', ['Prova la demo', 'Demo ansehen'], '/demo'],
    ['main', ['Scrivi il testo', 'Text schreiben'], sees(['Indica la marca.', 'Bitte die Marke angeben.'])],
    ['main', ['Importa l’annuncio', 'Inserat übernehmen'], '/subscribe'],
    ['main', ['Scrivi la descrizione', 'Beschreibung schreiben'], '/subscribe'],
    ['pricing', startFree, '/sign-in'],
    ['main', ['Scegli STARTER', 'STARTER wählen'], '/subscribe?plan=starter'],
    ['main', ['Scegli PRO', 'PRO wählen'], '/subscribe?plan=pro'],
    ['main', ['Scegli ELITE', 'ELITE wählen'], '/subscribe?plan=elite'],
    ['main', ['Crea il tuo account', 'Konto anlegen'], '/register'],
    [
      'main',
      ['Invia il messaggio', 'Nachricht senden'],
      sees(['Scrivi il messaggio.', 'Schreiben Sie Ihre Nachricht.']),
    ],
    ['main', privacy, '/privacy-policy'],
    ...footer,
  ],
  '/subscribe?plan=pro': [
    ...withBack,
    ['main', ['Prosegui', 'Weiter'], '/checkout?plan=PRO&billing=monthly'],
    ['main', ['Scegli STARTER', 'STARTER wählen'], '/checkout?plan=STARTER&billing=monthly'],
    ['main', ['Scegli PRO', 'PRO wählen'], '/checkout?plan=PRO&billing=monthly'],
    ['main', ['Scegli ELITE', 'ELITE wählen'], '/checkout?plan=ELITE&billing=monthly'],
    ['main', ['Attiva FREE', 'FREE aktivieren'], '/sign-in'],
  ],
  '/checkout?plan=PRO': [
    ...plain,
    ['header', ['Torna ai Piani', 'Zurück zu den Tarifen'], '/subscribe'],
    ['main', ['Termini di servizio', 'Nutzungsbedingungen'], opensBeside('/terms-of-service')],
    ['main', ['informativa sulla privacy', 'Datenschutzerklärung'], opensBeside('/privacy-policy')],
    ['main', ['Continua al pagamento', 'Weiter zur Zahlung'], sees(['Email non valida', 'E-Mail ungültig'])],
  ],
  '/demo': [
    ...withBack,
    ['main', startFree, '/subscribe'],
    ['main', ['Inizia la demo', 'Demo starten'], sees(['Quale auto vendi?', 'Welches Auto verkaufen Sie?'])],
  ],
  '/login': [...plain, ['main', register, '/register'], ['main', signIn, '/sign-in']],
  '/custom-login': [...plain, ['main', register, '/register'], ['main', signIn, '/sign-in']],
  '/sign-in': [
    ...plain,
    ['main', ['Password dimenticata?', 'Passwort vergessen?'], '/forgot-password'],
    ['main', register, '/register'],
    ['main', ['Amministratore', 'Administrator'], fillsIn('admin@example.com')],
    ['main', ['ELITE', 'ELITE'], fillsIn('elite@example.com')],
    ['main', ['PRO', 'PRO'], fillsIn('pro@example.com')],
    ['main', ['STARTER', 'STARTER'], fillsIn('starter@example.com')],
    ['main', ['FREE', 'FREE'], fillsIn('free@example.com')],
    showPassword,
    ['main', signIn, '/'],
  ],
  '/register': [
    ...plain,
    ['main', ['Termini di servizio', 'Nutzungsbedingungen'], opensBeside('/terms-of-service')],
    ['main', ['informativa sulla privacy', 'Datenschutzerklärung'], opensBeside('/privacy-policy')],
    ['main', signIn, '/sign-in'],
    ['main', register, sees(['Scrivi il tuo nome.', 'Geben Sie Ihren Vornamen ein.'])],
  ],
  '/translation-test': [
    ...withBack,
    ['main', ['Anche l’interfaccia parla cinque lingue', /spricht fünf Sprachen/], '/translation-demo'],
    ['main', ['Prova la traduzione', 'Übersetzung testen'], sees([/22,900/, /22,900/])],
  ],
  '/translation-demo': [
    ...withBack,
    ['main', ['Prova a tradurre un annuncio', 'Eine Anzeige übersetzen lassen'], '/translation-test'],
    ['main', ['Pagina iniziale', 'Startseite'], sees(['landing.hero.title', 'landing.hero.title'])],
    ['main', ['Dashboard', 'Übersicht'], sees(['Nuova Descrizione', 'Neue Beschreibung'])],
    ['main', ['Generatore', 'Generator'], sees(['generator.inputTitle', 'generator.inputTitle'])],
    ['main', ['Comuni', 'Allgemein'], sees(['common.retry', 'common.retry'])],
    ['main', ['Navigazione', 'Navigation'], sees(['nav.signIn', 'nav.signIn'])],
    ...languages.map((language): Link => ['main', [isNamed(language), isNamed(language)], speaks(language)]),
  ],
  '/privacy-policy': [
    ...plain,
    ['header', ['Alla home', 'Zur Startseite'], '/'],
    print,
    ['main', ['Come nascono i testi', 'Wie die Texte entstehen'], '#writing', 1],
    ['main', ['Modifiche', 'Änderungen'], '#changes'],
    ['main', gdpr, '/gdpr'],
    binding,
  ],
  '/terms-of-service': [
    ...plain,
    ['header', ['Alla home', 'Zur Startseite'], '/'],
    print,
    ['main', privacyPolicy, '/privacy-policy'],
    ['main', ['pagina dei piani', 'Seite der Tarife'], '/subscribe'],
    ['main', gdpr, '/gdpr#deletion'],
    ['main', ['Lingua e validità', 'Sprache und Gültigkeit'], '#language'],
    ...footer,
    binding,
  ],
  '/gdpr': [
    ...plain,
    ['header', ['Alla home', 'Zur Startseite'], '/'],
    print,
    ['main', ['termini di servizio', 'Nutzungsbedingungen'], '/terms-of-service#cancellation'],
    ['main', privacyPolicy, '/privacy-policy#retention'],
    ['main', privacyPolicy, '/privacy-policy#security', 1],
    ['main', privacyPolicy, '/privacy-policy#recipients', 2],
    ['main', ['Accordo per i concessionari', 'Vereinbarung für Händler'], '#processing', 1],
    ['main', ['Come è fatto il prodotto', 'Wie das Produkt gebaut ist'], '#principles'],
    binding,
  ],
  '/no-such-page': [...plain, ['main', toHome, '/'], ['main', signIn, '/login']],
  '/test-login': [
    ...plain,
    ['main', ['Apri la dashboard demo', 'Demo-Dashboard öffnen'], '/dashboard-test'],
    showPassword,
    ['main', ['Amministratore', 'Administrator'], fillsIn('admin@example.com')],
    ['main', ['FREE', 'FREE'], fillsIn('free@example.com')],
    ['main', ['PRO', 'PRO'], fillsIn('pro@example.com')],
    ['main', signIn, '/dashboard'],
  ],
  '/dashboard-test?plan=STARTER': [
    ['top', ['Vai al contenuto', 'Zum Inhalt springen'], '#content'],
    ...(['FREE', 'STARTER', 'PRO', 'ELITE'] as const).map(
      (plan): Link => ['bar', [plan, plan], `/dashboard-test?plan=${plan}`],
    ),
    ['logo', ['Dashboard', 'Übersicht'], '/dashboard-test?plan=STARTER'],
    ['logo', ['Vai alla home', 'Zur Startseite'], '/'],
    ['logo', logout, '/'],
    ['actions', logout, '/'],
    ['header', ['Nuova Descrizione', 'Neue Beschreibung'], '/test-login'],
    ['bar', ['Test AI', 'KI testen'], sees([/"professional"/, /"professional"/])],
    ['main', ['Abbonamento', 'Abo'], opensTab('subscription')],
    ['main', ['Fatturazione', 'Rechnungen'], opensTab('billing')],
    ['main', ['Profilo', 'Profil'], opensTab('profile')],
    ['main', ['Panoramica', 'Überblick'], opensTab('')],
  ],
};

/** Where this lane's desk has gone. */
const walked = new Set<string>();

// The longest of all: one lane alone would go on with it when the other is through.
test.describe.configure({ mode: 'parallel' });

for (const [path, links] of Object.entries(pages)) {
  test(`every link and button of ${path} ends where it should`, async ({ page, isMobile }) => {
    const language: Language = isMobile ? 'de' : 'it';
    const visitor = new Visitor(page, language, addressIn(language, path));
    await page.addInitScript('window.print = () => { window.printed = true; }');
    // Otherwise it scrolls along slowly, of which there is a journey of its own.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Who comes from a German address reads the bare ones in German too.
    if (isMobile) await page.goto('/de');
    await page.goto(visitor.start);
    const ours = links.filter(([, name]) => visitor.words(name) !== '');
    for (const [index, link] of ours.entries()) {
      await test.step(`${link[0]}: ${visitor.words(link[1])}`, async () => {
        if (index === 0) await visitor.missesNone(ours);
        await visitor.follow(link);
      });
    }
  });
}

test('the languages in header, menu and footer lead to the page in each of them', async ({
  page,
  isMobile,
}) => {
  const own = isMobile ? 'de' : 'it';
  for (const [path, places] of [
    ['/', ['header', ...(isMobile ? ['menu' as const] : []), 'footer']],
    ['/subscribe?plan=elite', ['header']],
    ['/gdpr', ['footer']],
    ['/translation-demo', ['header', 'footer']],
  ] as const) {
    await page.goto(addressIn(own, path));
    for (const place of places) {
      for (const language of [...languages.filter((one) => one !== own), own] as const) {
        await test.step(`${path}, ${place}: ${language}`, async () => {
          const region = page.getByRole(place === 'footer' ? 'contentinfo' : 'banner');
          const menu = region.locator('details').nth(place === 'menu' ? 1 : 0);
          if (place !== 'footer') await menu.locator('summary').click();
          await (place === 'footer' ? region : menu)
            .locator('a, button')
            .filter({ hasText: languageNames[language] })
            .click();
          await expect(page).toHaveURL(addressIn(language, path));
          await expect(page.locator('html')).toHaveAttribute('lang', language);
        });
      }
    }
  }
});

/** `/subscribe?plan=pro` in German is `/de/subscribe?plan=pro`. */
function addressIn(language: Language, address: string): string {
  const [, path = '', rest] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  return localisedAddress(path, language) + rest;
}

class Visitor {
  readonly #page: Page;
  readonly #language: Language;
  readonly start: string;

  constructor(page: Page, language: Language, start: string) {
    this.#page = page;
    this.#language = language;
    this.start = start;
  }

  words = ([italian, german]: Words) => (this.#language === 'it' ? italian : german);

  /** Clicks, looks where that ends, and comes back. */
  async follow(link: Link): Promise<void> {
    const page = this.#page;
    const [place, , end] = link;
    const control = this.#find(link);
    // A page come back to may sleep: its links work by themselves, not so its buttons.
    if (typeof end !== 'string') await comeAlive(page);
    const isInMenu = place === 'logo' || (place === 'menu' && this.#isMobile);
    if (isInMenu) await this.#region(place).locator('summary').click();
    if (!isInMenu && (await this.#isWalkedElsewhere(link))) return control.click({ trial: true });
    if (place === 'top') {
      await control.focus();
      await page.keyboard.press('Enter');
    } else await control.click();
    if (typeof end !== 'string') return end(page, this.words);
    const [, hash] = end.split('#');
    const goal = end.startsWith('#') ? this.start + end : this.#goalOf(end);
    await page.waitForURL(goal, { waitUntil: 'domcontentloaded' });
    if (hash) await this.#seesFromItsTop(hash);
    if (goal === this.start) return;
    await page.goBack();
    await page.waitForURL(this.start, { waitUntil: 'commit' });
    await (isInMenu ? this.#region(place) : control).waitFor({ state: 'attached' });
  }

  /**
   * A desk goes once where an address leads, and a phone not at all: everywhere else the link has to lead to the same
   * address, and nothing may lie over it.
   */
  async #isWalkedElsewhere(link: Link): Promise<boolean> {
    const [place, , end] = link;
    if (typeof end !== 'string' || end.includes('#') || place === 'top') return false;
    const goal = this.#goalOf(end);
    if ((await this.#find(link).getAttribute('href')) !== goal) return false;
    const isFirst = !this.#isMobile && !walked.has(goal);
    walked.add(goal);
    return !isFirst;
  }

  /** Of all that can be pressed here, nothing is absent from the table. */
  async missesNone(links: readonly Link[]): Promise<void> {
    const named = (node: object) => Object.assign(node, { isNamed: true });
    const page = this.#page;
    for (const last of links.slice(-1)) await this.#find(last).waitFor();
    await page.evaluate('for (const menu of document.querySelectorAll("header details")) menu.open = true');
    for (const link of links) await this.#find(link).evaluate(named);
    const { path } = readLocalisedAddress(this.start.replace(/\?.*/, ''));
    const inLanguages = languages.map((language) => [language, addressIn(language, path)]);
    const rest = await page.evaluate<string[]>(`(() => {
      const inLanguages = ${JSON.stringify(inLanguages)};
      const isOfLanguages = (node) => inLanguages.some(([language, address]) =>
        node.lang === language && [null, address].includes(node.getAttribute('href')));
      const ofFooter = ${JSON.stringify(footer.map(([, , end]) => this.#goalOf(String(end))))};
      const isOfFooter = (node) => node.closest('footer') && ofFooter.includes(node.getAttribute('href'));
      const leadsAlongThePage = (node) =>
        node.getAttribute('href')?.startsWith('#') && document.getElementById(node.hash.slice(1));
      return [...document.querySelectorAll('a[href], button')]
        .filter((node) => node.checkVisibility() && !node.isNamed && !node.closest('[role=tabpanel]'))
        .filter((node) => !node.href?.startsWith('mailto:'))
        .filter((node) => !isOfLanguages(node) && !isOfFooter(node) && !leadsAlongThePage(node))
        .map((node) => node.ariaLabel || node.textContent);
    })()`);
    expect(rest, 'absent from the table').toEqual([]);
    await page.evaluate('for (const menu of document.querySelectorAll("header details")) menu.open = false');
  }

  get #isMobile() {
    return this.#language === 'de';
  }

  /** Parts of the landing page are led to in the own language, everything else by its bare address. */
  #goalOf(end: string): string {
    return end.startsWith('/#') ? addressIn(this.#language, end) : end;
  }

  #find([place, name, , nth = 0]: Link): Locator {
    const region = this.#region(place);
    const one = { name: this.words(name), exact: true };
    return region
      .getByRole('link', one)
      .or(region.getByRole('button', one))
      .or(region.getByRole('tab', one))
      .nth(nth);
  }

  #region(place: Place): Locator {
    const page = this.#page;
    const banner = page.getByRole('banner');
    const ofBanner = (label: RegExp) => banner.locator('details', { has: page.getByLabel(label) });
    const regions: Record<Place, Locator> = {
      top: page.locator('body'),
      bar: page.getByRole('region', { name: /^(Modalità demo|Demomodus)/ }),
      header: banner,
      logo: ofBanner(/^Autoscritto, Men/),
      actions: banner.locator('> div > div').last(),
      menu: this.#isMobile ? ofBanner(/^Menü/) : banner,
      main: page.getByRole('main'),
      pricing: page.locator('#pricing'),
      footer: page.getByRole('contentinfo'),
    };
    return regions[place];
  }

  /** The part an address names begins within the window. */
  async #seesFromItsTop(id: string): Promise<void> {
    const top = () => this.#page.locator(`#${id}`).evaluate((node) => node.getBoundingClientRect().top);
    const height = this.#page.viewportSize()?.height ?? 0;
    await expect.poll(top, id).toBeLessThan(height);
    await expect.poll(top, id).toBeGreaterThanOrEqual(-1);
  }
}
