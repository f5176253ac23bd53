import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { RateLimited, Unavailable } from '../common/errors.js';
import { networkPrefix } from '../limits/network-prefix.js';
import { KeyRing } from '../sealing/key-ring.js';

/** Wrong passwords in 15 minutes: for one address from one network, and for a whole network (design section 4). */
const WINDOW_SECONDS = 15 * 60;
const WRONG_AN_ADDRESS = 10;
const WRONG_A_NETWORK = 100;

/** The counters of one try, to be given back when the password was right. */
export interface SignInTry {
  address: string;
  network: string;
}

/**
 * Counts wrong passwords in the database, for all nodes and for unknown addresses as for known ones. A try is counted
 * before the password is looked at, so that fifty at once are not fifty free ones.
 */
@Injectable()
export class SignInLimits {
  private readonly byAddress: RateLimiterPostgres;
  private readonly byNetwork: RateLimiterPostgres;

  constructor(
    @InjectDataSource() db: DataSource,
    private readonly ring: KeyRing,
  ) {
    const table = {
      storeClient: db,
      storeType: 'typeorm',
      tableName: 'limits',
      tableCreated: true,
      duration: WINDOW_SECONDS,
    };
    this.byAddress = new RateLimiterPostgres({
      ...table,
      keyPrefix: 'sign-in-address',
      points: WRONG_AN_ADDRESS,
    });
    this.byNetwork = new RateLimiterPostgres({
      ...table,
      keyPrefix: 'sign-in-network',
      points: WRONG_A_NETWORK,
    });
  }

  /**
   * Counts a try.
   * @throws RateLimited when too many were wrong; Unavailable when they cannot be counted: then nobody gets in.
   */
  async count(email: string, clientAddress: string): Promise<SignInTry> {
    const network = networkPrefix(clientAddress);
    const tried = {
      address: this.keyOf(`${email.toLowerCase()} from ${network}`),
      network: this.keyOf(network),
    };
    await consume(this.byAddress, tried.address);
    await consume(this.byNetwork, tried.network);
    return tried;
  }

  /** Takes back a try whose password was right. */
  async forgive({ address, network }: SignInTry): Promise<void> {
    await this.byAddress.reward(address, 1);
    await this.byNetwork.reward(network, 1);
  }

  private keyOf(text: string): string {
    return this.ring.digest('limits.address', text).toString('base64url');
  }
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key, 1);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes)
      throw new RateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    throw new Unavailable();
  }
}
