import { Column, CreateDateColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** When a row was made. */
export abstract class MadeRow {
  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}

/** When a row was made and last changed, and the version that an edit must name (DURABLE-12). */
export abstract class ChangingRow extends MadeRow {
  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  @VersionColumn({ default: 1 })
  version: number;
}

/** A text column that is never null: an empty text is an unanswered field. */
export const TextColumn = () => Column({ type: 'text', default: '' });
