const searched = 2000;

/** True when a page stops inside a tag, a comment, a script or its head. */
export function stopsInside(html: string): boolean {
  const end = html.slice(-searched);
  if (end.lastIndexOf('<') > end.lastIndexOf('>')) return true;
  if (html.lastIndexOf('<script') > html.lastIndexOf('</script')) return true;
  return /<head[\s>]/i.test(html.slice(0, searched)) && !/<\/head|<body/i.test(html);
}

/** True when a page stops before the end it owes. */
export function isCut(html: string): boolean {
  if (stopsInside(html)) return true;
  return /<html[\s>]/i.test(html.slice(0, searched)) && !/<\/(?:html|body)\s*>/i.test(html.slice(-searched));
}
