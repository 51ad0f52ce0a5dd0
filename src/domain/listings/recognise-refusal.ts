import type { PageContent } from './page/page-content.ts';
import { isCut, stopsInside } from './recognise-cut.ts';
import { isForeign } from './recognise-foreign.ts';
import { isGarbled } from './recognise-garbled.ts';
import { isHome } from './recognise-home.ts';
import { isLoginWall } from './recognise-login.ts';
import { isSearch } from './recognise-search.ts';
import { isShell } from './recognise-shell.ts';
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
  return isForeign(page) ? 'foreign-language' : 'not-a-listing';
}
