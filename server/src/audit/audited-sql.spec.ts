import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditedDetailsSql, auditedSql } from './audited-sql.js';

const SOURCE = join(import.meta.dirname, '..');
/** `audit.ts` has the action as a parameter, whose type is of the map. */
const WRITERS = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|migrations\/|^audit\/audit\.ts$/.test(file))
  .map((file) => ({ file, statements: statementsOf(readFileSync(join(SOURCE, file), 'utf8')) }))
  .filter(({ statements }) => statements.length > 0);

/** What follows each insertion into the audit log, to the end of its text. */
function statementsOf(source: string): string[] {
  return source
    .split(/INSERT INTO audit_entries\b/)
    .slice(1)
    .map((rest) => rest.slice(0, 700));
}

describe('an audit entry that an SQL statement writes (AUDIT-1)', () => {
  it('is found in the sources', () => expect(WRITERS.length).toBeGreaterThan(8));

  it.each(WRITERS)('has action, subject and details of the map: $file', ({ statements }) => {
    for (const statement of statements) {
      const [columns] = /^[^)]*\)/.exec(statement)!;
      const [values] = /^[\s\S]*?(?:FROM|VALUES[^`]*|`)/.exec(statement.slice(columns.length))!;
      expect(values).toMatch(/\$\{(?:auditedSql\(|RECORDED\[)/);
      if (columns.includes('details')) expect(values).not.toContain('jsonb_build_object');
    }
  });

  it('names what the map names', () => {
    expect(auditedSql('import.done', 'import')).toBe(`'import.done', 'import'`);
    expect(auditedDetailsSql('payment.reissued', { reissueOf: 'reissue_of', run: '$2::int' })).toBe(
      `jsonb_build_object('reissueOf', reissue_of, 'run', $2::int)`,
    );
  });
});
