import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildExtension } from './scripts/build-extension.ts';
import { compressAssets } from './scripts/compress-assets.ts';
import { demoSamples } from './scripts/demo-samples.ts';
import { isOnEveryPage } from './scripts/group-modules.ts';
import { landingSamples } from './scripts/landing-samples.ts';
import { prerenderPages } from './scripts/prerender-pages.ts';

const samples = [demoSamples(), landingSamples()];

// Vite reads the default export only.
export default defineConfig({
  root: 'src/web',
  plugins: [...samples, react(), tailwindcss(), prerenderPages(samples), compressAssets(), buildExtension()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    rolldownOptions: {
      // What every page needs travels in one file instead of thirty.
      output: {
        codeSplitting: {
          groups: [{ name: 'base', test: isOnEveryPage }],
        },
      },
      // On a slow machine it would greet whoever starts the product with advice on our plugins.
      checks: { bundlerTimings: false },
    },
  },
});
