import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROLES = ['REVIEWER', 'SUPPORT', 'AUDITOR'];

/** Roles that may do a part of what administrators may, and API tokens that carry a part of their maker's permissions. */
export class AddOfficeRoles1764100000080 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const role of ROLES) await db.query(`ALTER TYPE user_role ADD VALUE '${role}'`);
    // What tokens could do until now.
    await db.query(`
      ALTER TABLE api_tokens ADD permissions text[] NOT NULL DEFAULT ARRAY[
        'claims.read', 'claims.edit', 'sid.edit', 'amendments.read', 'amendments.write', 'amendments.answer',
        'notices.read', 'notices.publish', 'imports.read', 'imports.run', 'exports.run']
    `);
    await db.query('ALTER TABLE api_tokens ALTER permissions DROP DEFAULT');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE api_tokens DROP permissions');
    // Nobody may become more than they were: whoever has one of the roles is a member without claims again.
    await db.query(`UPDATE users SET role = 'STANDARD' WHERE role::text = ANY ($1)`, [ROLES]);
    await db.query('ALTER TABLE users ALTER role DROP DEFAULT');
    await db.query('ALTER TYPE user_role RENAME TO user_role_with_offices');
    await db.query(`CREATE TYPE user_role AS ENUM ('MASTER_ADMIN', 'STANDARD')`);
    await db.query('ALTER TABLE users ALTER role TYPE user_role USING role::text::user_role');
    await db.query(`ALTER TABLE users ALTER role SET DEFAULT 'STANDARD'`);
    await db.query('DROP TYPE user_role_with_offices');
  }
}
