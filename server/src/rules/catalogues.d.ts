/** The texts of a catalogue, as both builds give them (scripts/lib/catalogue-texts.mjs). */
declare module '*.po' {
  const catalogue: Record<string, string>;
  export default catalogue;
}

declare module '*.po?pseudo' {
  const catalogue: Record<string, string>;
  export default catalogue;
}
