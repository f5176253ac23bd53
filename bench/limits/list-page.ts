import pg from 'pg';
import type { BenchDatabase } from '../harness/database.js';

/** A claim as a row of the list, with the columns from which the product counts what is missing. */
export interface ListRow {
  id: string;
  sid: string | null;
  legal_entity: string;
  contact_email: string;
  contact_name: string;
}

const PAGE = `
  SELECT id, sid, legal_entity, contact_email, trim(first_name || ' ' || last_name) AS contact_name, mobile, relationship,
    registered_owner, australian_citizen, bank_name, bank_type, customer_city, customer_country, address, suburb, state,
    post_code, country, opening_balance, sealed IS NOT NULL AS has_sealed, bank_account_index IS NOT NULL AS has_bank_account
  FROM public.submissions ORDER BY id DESC LIMIT 25`;

/** The limit of the list's first page: the same rows and the exact total as prepared statements, without any server. */
export class ListPage {
  private readonly pool: pg.Pool;

  constructor(db: BenchDatabase, connections: number) {
    this.pool = new pg.Pool({ connectionString: db.url, max: connections });
  }

  async read(): Promise<{ rows: ListRow[]; total: number }> {
    const total = this.pool.query<{ total: string }>({
      name: 'total',
      text: 'SELECT count(*) AS total FROM public.submissions',
    });
    const page = this.pool.query<ListRow>({ name: 'page', text: PAGE });
    const [counted, listed] = await Promise.all([total, page]);
    return { rows: listed.rows, total: Number(counted.rows[0]!.total) };
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
