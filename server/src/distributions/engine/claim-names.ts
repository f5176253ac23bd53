const PIECE_BYTES = 64 * 1024;
const LENGTH_BYTES = 4;

/**
 * The id and the SID of each claim in the form of COPY, as they were read, to be written in the same order: their bytes, and
 * no object or text for a claim.
 */
export class ClaimNames {
  private readonly pieces: Buffer[] = [];
  private end = PIECE_BYTES;

  /** @param cells two cells, each with its length before it */
  add(cells: Buffer): void {
    const last = this.pieces.at(-1);
    if (last && this.end + cells.length <= last.length) {
      last.set(cells, this.end);
      this.end += cells.length;
      return;
    }
    const piece = Buffer.allocUnsafe(Math.max(PIECE_BYTES, cells.length));
    if (last) this.pieces[this.pieces.length - 1] = last.subarray(0, this.end);
    this.pieces.push(piece);
    piece.set(cells);
    this.end = cells.length;
  }

  /** The two cells of each claim, in the order in which they were added. */
  *[Symbol.iterator](): Generator<Buffer, void> {
    for (const [at, piece] of this.pieces.entries()) {
      const end = at === this.pieces.length - 1 ? this.end : piece.length;
      for (let from = 0; from < end;) {
        let to = from;
        for (let cell = 0; cell < 2; cell += 1) to += LENGTH_BYTES + piece.readInt32BE(to);
        yield piece.subarray(from, to);
        from = to;
      }
    }
  }
}
