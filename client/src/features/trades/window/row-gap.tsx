import { partProps } from './use-row-window';

interface RowGapProps {
  chunk: number;
  chunks: number;
  /** In pixels. */
  height: number;
}

/** The empty space of rows that are not rendered. */
export function RowGap({ chunk, chunks, height }: RowGapProps) {
  return (
    <tbody {...partProps(chunk, chunks)} aria-hidden style={{ height }}>
      <tr style={{ height, padding: 0, margin: 0, border: 0 }}>
        <td style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  );
}
