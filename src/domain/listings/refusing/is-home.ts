import type { PageContent } from '../page/page-content.ts';

const homeAddress =
  /^https?:\/\/[^/?#]+\/?(?:(?:it|en|de|fr|es)(?:-[a-z]{2})?\/?)?(?:(?:index|home|default)(?:\.\w{2,5})?\/?)?(?:#|$)/i;

/** True for the first page of a site, by its address: dealers show some of their cars there. */
export const isHome = ({ url }: PageContent): boolean => homeAddress.test(url ?? '');
