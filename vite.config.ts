import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './scripts/compress-assets.ts';

// Vite reads the default export only.
export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), compressAssets()],
  build: { outDir: '../../dist', emptyOutDir: true },
});
