import type { PageContent } from '../page/page-content.ts';

/** A blocking page is short: the longest seen has 8 kB; ads quote these words in far longer pages. */
const longestBlock = 60_000;
const longestBlockText = 4000;

/** Code that only a challenge has. Cloudflare's and Akamai's scripts also stand in ordinary pages. */
const challengeCode = [
  'sec-if-cpt-container',
  'geo.captcha-delivery.com',
  'bm-verify',
  'cf-chl-',
  'cf_chl_opt',
  'px-captcha',
  'g-recaptcha',
  'h-captcha',
  'awsWafCookieDomainList',
  '_Incapsula_Resource',
];

/** What a refusal says to people, as its title, its heading or in its short text. */
const refusal =
  /zugriff verweigert|access (?:to this page has been )?denied|accesso negato|accès refusé|acceso denegado|just a moment|un momento|einen moment bitte|attention required|are you (?:a )?(?:human|robot)|pardon our interruption|verify you are human|sei un robot|non sono un robot|bist du ein mensch|parece que algo no va bien|request (?:blocked|unsuccessful)|unusual traffic|too many requests|enable javascript and cookies|403 forbidden|forbidden/i;

/** True for the page a site shows instead of the ad to a visitor it takes for a machine. */
export function isBlock(html: string, page: PageContent): boolean {
  if (html.length > longestBlock) return refusal.test(page.title.slice(0, 100)) && page.runs.length < 60;
  const text = page.runs.map((run) => run.text).join(' ');
  if (text.length > longestBlockText) return false;
  const opening = `${page.title} ${page.headings.join(' ')} ${text.slice(0, 400)}`;
  return refusal.test(opening) || challengeCode.some((code) => html.includes(code));
}
