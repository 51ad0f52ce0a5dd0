/** Made by scripts/landing-samples.ts when the pages are built. */
declare module '*&sample' {
  export const sample: import('./tied-sample.ts').TiedSample;
}
