/** Under these nobody's own name begins before the third label. */
const shared = new Set(['co', 'com', 'org', 'net', 'gov', 'edu', 'ac']);

/** No longer than names of hosts are, of signs that names of any script have: what else is said is nobody's site. */
const hostName = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u;

/**
 * The site an address belongs to, without `www.`, `m.` or any other name before it (`mobile.de`,
 * `autotrader.co.uk`); empty where there is none.
 */
export function siteOf(url: string | undefined): string {
  const host = /^\s*(?:https?:)?\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(url ?? '')?.[1]?.toLowerCase() ?? '';
  if (!hostName.test(host)) return '';
  const labels = host.split('.').filter(Boolean);
  const [top = '', second = ''] = labels.toReversed();
  if (/^\d*$/.test(top)) return labels.join('.');
  return labels.slice(top.length === 2 && shared.has(second) ? -3 : -2).join('.');
}
