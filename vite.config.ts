import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './scripts/compress-assets.ts';
import { demoSamples } from './scripts/demo-samples.ts';
import { landingSamples } from './scripts/landing-samples.ts';

// Vite reads the default export only.
export default defineConfig({
  root: 'src/web',
  plugins: [demoSamples(), landingSamples(), react(), tailwindcss(), compressAssets()],
  build: { outDir: '../../dist', emptyOutDir: true },
});
