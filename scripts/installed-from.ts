import { readFileSync } from 'node:fs';

interface Locked {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** The names of all packages that come with some, themselves included, as package-lock.json has them. */
export function installedFrom(names: readonly string[]): string[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const seen = new Set<string>();
  const resolve = (from: string, name: string): string | undefined => {
    const path = `${from && `${from}/`}node_modules/${name}`;
    if (packages[path]) return path;
    return from === ''
      ? undefined
      : resolve(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
  };
  const visit = (from: string, name: string) => {
    const path = resolve(from, name);
    if (!path || seen.has(path)) return;
    seen.add(path);
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[path] ?? {};
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    for (const needed of [...Object.keys(dependencies), ...peers]) visit(path, needed);
  };
  for (const name of names) visit('', name);
  return [
    ...new Set(
      [...seen].map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
    ),
  ];
}
