import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './scripts/compress-assets.ts';
import { demoSamples } from './scripts/demo-samples.ts';
import { landingSamples } from './scripts/landing-samples.ts';
import { prerenderPages } from './scripts/prerender-pages.ts';

const samples = [demoSamples(), landingSamples()];

// Vite reads the default export only.
export default defineConfig({
  root: 'src/web',
  plugins: [...samples, react(), tailwindcss(), compressAssets(), prerenderPages(samples)],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    rolldownOptions: { input: ['src/web/index.html', 'src/web/bring-to-life.ts'] },
  },
});
