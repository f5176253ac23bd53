import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The open links of a person are counted whenever they ask for another. */
export class FindTicketsByPerson1764100000062 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE INDEX download_tickets_user_id_idx ON download_tickets (user_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX download_tickets_user_id_idx');
  }
}
