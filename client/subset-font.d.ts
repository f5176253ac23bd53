/** What inter-first.ts uses of subset-font, which brings no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType features that stay; without the option all do. */
    keepFeatures: string[];
    variationAxes: Record<string, { min: number; max: number }>;
  }

  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
