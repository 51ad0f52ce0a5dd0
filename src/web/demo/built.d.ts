/** Made by scripts/demo-samples.ts when the pages are built. */
declare module '*?count' {
  export const count: number;
}

declare module '*&texts' {
  export const texts: Record<import('#domain/copywriting/copy.ts').CopyStyle, string>;
}
