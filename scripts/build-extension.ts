import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { bundleInlineScript } from './bundle-inline-script.ts';

/**
 * Builds the browser extension beside the application, as `extension/`: its popup, and the script that the popup has
 * run in a page. The server fills its own address in and packs it.
 */
export function buildExtension(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'build-extension',
    apply: 'build',
    configResolved(config) {
      root = join(config.root, 'extension');
      folder = join(config.root, config.build.outDir, 'extension');
    },
    writeBundle: {
      // After what compresses the application's files: these are packed, not sent.
      sequential: true,
      order: 'post',
      async handler() {
        await mkdir(folder, { recursive: true });
        await buildPopup(root, folder);
        // Run again in the same page it must not declare its names twice.
        const inPage = await bundleInlineScript(join(root, 'in-page/in-page.ts'));
        await writeFile(join(folder, 'in-page.js'), `(() => {\n${inPage}\n})();\n`);
        for (const name of ['manifest.json', 'icon.png'])
          await copyFile(join(root, name), join(folder, name));
      },
    },
  };
}

/** One script, as a file of an extension is at hand and nothing is gained by parts. */
const buildPopup = (root: string, outDir: string) =>
  build({
    ...{ root, base: './', configFile: false, logLevel: 'warn', publicDir: false },
    plugins: [react(), tailwindcss()],
    build: {
      ...{ outDir, emptyOutDir: false, modulePreload: false, target: 'chrome110' },
      rolldownOptions: {
        input: join(root, 'popup.html'),
        output: {
          ...{ codeSplitting: false, entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
        },
      },
    },
  });
