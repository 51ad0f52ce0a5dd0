import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { WrittenPage } from '#web/prerender/written-page.ts';

/**
 * Writes the public pages in every language beside the build, as `pages/<language>/<page>.html`: their
 * whole text and their styles are in the page, and what makes them alive comes last. `sources` are the
 * plugins that make modules.
 */
export function prerenderPages(sources: Plugin[]): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = join(root, config.build.outDir);
    },
    async writeBundle(_, bundle) {
      const template = await readTemplate(folder, bundle);
      const { module } = await runnerImport<{ writtenPages: WrittenPage[] }>(
        join(root, 'prerender/written-pages.tsx'),
        {
          ...{ root, configFile: false, logLevel: 'warn', plugins: sources },
          oxc: { jsx: { runtime: 'automatic', development: false } },
        },
      );
      for (const { page, ...written } of module.writtenPages) {
        const path = join(folder, 'pages', written.language, `${page}.html`);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, template(written));
      }
    },
  };
}

/** The application's page with its script put off, its styles in place and its head left to each page. */
async function readTemplate(folder: string, bundle: Rolldown.OutputBundle) {
  const files = Object.values(bundle);
  const script = files.find((file) => file.type === 'chunk' && file.name === 'bring-to-life');
  if (!script) throw new Error('The build has no bring-to-life');
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  const styles = await Promise.all(
    [...shell.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)">/g)].map(([, path = '']) =>
      readFile(join(folder, path), 'utf8'),
    ),
  );
  const bare = shell
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\s*<title>.*?<\/title>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '');
  return ({ language, head, body, needsProgram }: Omit<WrittenPage, 'page'>) =>
    bare
      .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
      .replace('</head>', () => `${head}<style>${styles.join('')}</style></head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root"${needsProgram ? ' data-needs-program' : ''}>${body}</div><script type="module" async fetchpriority="low" src="/${script.fileName}"></script>`,
      );
}
