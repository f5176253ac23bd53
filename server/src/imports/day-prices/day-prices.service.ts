import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PAGE_SIZE, paginationOf, readPage } from '../../common/paging.js';
import { daysWithoutPrice } from '../../rules/assessment/days-without-price.js';
import { documentInForce, rulesInForce } from '../../rules-versions/rules-in-force.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';
import { ledgerPart } from '../../rules/assessment/ledger-part.js';
import type { LedgerRulesModel } from './ledger-rules.model.js';
import type { DayPriceText } from '../../rules/assessment/day-prices.js';
import type { DayPricesModel } from './day-prices.model.js';

const MOST_MISSING = 20;

/** The market's prices by day, for administrators to read; an import adds them. */
@Injectable()
export class DayPricesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  /** @throws BadInput for a page that is not a number from 1; Conflict when the rules in force were changed by SQL */
  async list(page?: number): Promise<DayPricesModel> {
    const wanted = readPage(page);
    const rows = await this.known();
    const rules = await documentInForce(this.db, this.scheme.timeZone);
    const missing = rules ? daysWithoutPrice(rules.assessment, new Set(rows.map(({ day }) => day))) : [];
    return {
      count: rows.length,
      from: rows.at(-1)?.day ?? null,
      to: rows[0]?.day ?? null,
      prices: rows.slice((wanted - 1) * PAGE_SIZE, wanted * PAGE_SIZE),
      pagination: paginationOf(wanted, rows.length),
      missing: rows.length === 0 ? 0 : missing.length,
      firstMissing: rows.length === 0 ? [] : missing.slice(0, MOST_MISSING),
    };
  }

  /** What the checks of a claim's trades need (LEDGER-7); null before any rules were approved, and for altered ones. */
  async ledgerRules(): Promise<LedgerRulesModel | null> {
    const rules = await rulesInForce(this.db, this.scheme.timeZone);
    if (!rules?.document) return null;
    const document = JSON.stringify(ledgerPart(rules.document.assessment));
    return { number: rules.number, document, dayPrices: await this.known() };
  }

  /** The prices that hold now, the newest day first. */
  private known(): Promise<DayPriceText[]> {
    return this.db.query<DayPriceText[]>(
      `SELECT DISTINCT ON (day_prices.day) day::text AS day, trim_scale(low)::text AS low, trim_scale(high)::text AS high
       FROM day_prices ORDER BY day_prices.day DESC, id DESC`,
    );
  }
}
