/**
 * Decodes UTF-8 piece by piece; called without a piece at the end.
 * @param refused the error to throw for bytes that are no UTF-8
 */
export function utf8Decoder(refused: () => Error): (piece?: Uint8Array) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (piece) => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw refused();
    }
  };
}
