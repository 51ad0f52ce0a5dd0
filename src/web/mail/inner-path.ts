const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * Where a link leads within this application, seen from a page at `origin`; undefined when it leads
 * elsewhere. The names of one's own machine count as one.
 */
export function innerPath(link: string, origin: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const target = new URL(link);
  const here = new URL(origin);
  const isHere =
    target.origin === here.origin ||
    (target.protocol === here.protocol &&
      target.port === here.port &&
      isLoopback(target.hostname) &&
      isLoopback(here.hostname));
  // Two strokes at the beginning would be the name of another host.
  const isPath = !target.pathname.startsWith('//');
  return isHere && isPath ? target.pathname + target.search + target.hash : undefined;
}
