/** subset-font brings no types: what is used of it. */
declare module 'subset-font' {
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: { wght: { min: number; max: number; default: number } };
      keepFeatures: string[];
      preserveNameIds: number[];
    },
  ): Promise<Uint8Array>;
  export = subsetFont;
}
