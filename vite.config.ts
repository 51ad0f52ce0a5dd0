import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './scripts/compress-assets.ts';
import { demoSamples } from './scripts/demo-samples.ts';

// Vite reads the default export only.
export default defineConfig({
  root: 'src/web',
  plugins: [demoSamples(), react(), tailwindcss(), compressAssets()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    // On a slow machine it would greet whoever starts the product with advice on our plugins.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
