/** The texts of a catalogue, as client/catalogues.ts gives them. */
declare module '*.po' {
  const catalogue: Record<string, string>;
  export default catalogue;
}

declare module '*.po?pseudo' {
  const catalogue: Record<string, string>;
  export default catalogue;
}
