import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { ChangingRow } from '../database/changing-row.js';

/**
 * The state of a claim's trades as a whole; an edit of trades must name its version. Separate from the claim, because a
 * trade import that updated the wide claim rows would rewrite all their indexes.
 */
@Entity('trade_lists')
export class TradeList extends ChangingRow {
  @PrimaryColumn('uuid')
  submissionId: string;

  /** Referenced by name: submissions are a layer above trades and import them, never the reverse. */
  @OneToOne('Submission', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  submission: unknown;

  /**
   * The quantity of an imported OPEN row that is later than the claim's own opening balance; null when the claim's
   * applies.
   */
  @Column('text', { nullable: true })
  openingBalance: string | null;

  /** Keyed hash of the last imported list; null when rows were appended since, or none was imported. */
  @Column('bytea', { nullable: true })
  importedDigest: Buffer | null;

  /** Whether an imported row was removed or changed here: only an import with overwrite may then replace the list. */
  @Column({ default: false })
  editedSinceImport: boolean;
}
