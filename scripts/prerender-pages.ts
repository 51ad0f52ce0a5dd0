import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { WrittenPage } from '#web/prerender/written-page.ts';
import { bundleInlineScript } from './bundle-inline-script.ts';

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
    async writeBundle() {
      const template = await readTemplate(root, folder);
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

/** The application's page with its program and fonts put off, its styles in place and its head left to each page. */
async function readTemplate(root: string, folder: string) {
  const script = await bundleInlineScript(join(root, 'bring-to-life.ts'));
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  const [program = ''] = pathsOf(shell, /<script type="module"[^>]* src="([^"]+)">/g);
  const parts = pathsOf(shell, /<link rel="modulepreload"[^>]* href="([^"]+)">/g);
  const sheets = pathsOf(shell, /<link rel="stylesheet"[^>]* href="([^"]+)">/g);
  const styles = (await Promise.all(sheets.map((path) => readFile(join(folder, path), 'utf8')))).join('');
  const fonts = await writeFontSheet(folder, styles);
  const pageStyles = `<style>${styles.replace(fontFace, '')}</style><noscript><link rel="stylesheet" href="${fonts}"></noscript>`;
  const bare = shell
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\s*<title>.*?<\/title>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '');
  const later = `data-first-view data-fonts="${fonts}" data-program="${[program, ...parts].join(' ')}"`;
  return ({ language, head, body, needsProgram }: Omit<WrittenPage, 'page'>) =>
    bare
      .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
      .replace('</head>', () => `${head}${pageStyles}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" ${later}${needsProgram ? ' data-needs-program' : ''}>${body}</div><script type="module">${script}</script>`,
      );
}

const pathsOf = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, path = '']) => path);

/** Faces to be fetched; those of the system that stand in for them stay in the page. */
const fontFace = /@font-face\{[^}]*url\([^}]*\}/g;

/** Fonts come after the text that can be read without them, so a page names them in a sheet of their own. */
async function writeFontSheet(folder: string, styles: string): Promise<string> {
  const content = styles.match(fontFace)?.join('') ?? '';
  if (!content) throw new Error('The styles name no fonts.');
  const path = `/assets/fonts-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(folder, path), content);
  return path;
}
