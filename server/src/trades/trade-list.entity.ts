import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { ChangingRow } from '../database/changing-row.js';

/**
 * What is known of a claim's trades as a whole; its version is the one a trade edit must name. Kept apart from the claim,
 * because a trade import that touched the wide claim rows would rewrite all their indexes.
 */
@Entity('trade_lists')
export class TradeList extends ChangingRow {
  @PrimaryColumn('uuid')
  submissionId: string;

  /** Named by text: submissions stand above trades and import them, never the other way round. */
  @OneToOne('Submission', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  submission: unknown;

  /** The quantity of an imported OPEN row that is later than the claim's own opening balance; null otherwise. */
  @Column('text', { nullable: true })
  openingBalance: string | null;

  /** Keyed digest of the last imported list; null when rows were appended since, or none came from a file. */
  @Column('bytea', { nullable: true })
  importedDigest: Buffer | null;

  /** An imported row was removed or changed here: only an overwriting import may replace the list. */
  @Column({ default: false })
  editedSinceImport: boolean;
}
