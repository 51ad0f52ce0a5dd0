/** The link as it was pasted, with https:// where it was left out; undefined if it can't be a link. */
export function completeUrl(text: string): string | undefined {
  const trimmed = text.trim();
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && /[.:]|^localhost$/.test(hostname) ? url : undefined;
}
