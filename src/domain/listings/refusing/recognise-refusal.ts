import type { PageContent } from '../page/page-content.ts';
import { isCut, stopsInside } from './is-cut.ts';
import { isForeignLanguage } from './is-foreign-language.ts';
import { isGarbled } from './is-garbled.ts';
import { isHome } from './is-home.ts';
import { isLoginWall } from './is-login-wall.ts';
import { isSearch } from './is-search.ts';
import { isShell } from './is-shell.ts';
import type { RefusalReason } from './refusal-messages.ts';

/** Why a page that gave no vehicle gave none, the most telling reason first. */
export function recogniseRefusal(
  html: string,
  page: PageContent,
  found: { severalVehicles: boolean },
): RefusalReason {
  if (isGarbled(page)) return 'garbled';
  if (isLoginWall(html, page)) return 'login-wall';
  if (isHome(page) && !isShell(page)) return 'home-page';
  if (found.severalVehicles || isSearch(page)) return 'several-vehicles';
  if (isShell(page)) return stopsInside(html) ? 'cut-short' : 'empty';
  if (isCut(html)) return 'cut-short';
  return isForeignLanguage(page) ? 'foreign-language' : 'not-a-listing';
}
