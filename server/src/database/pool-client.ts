import pg from 'pg';

/**
 * A connection that somebody always listens to. The pool hands one on to who waits in the midst of reading what the database
 * sent, before they listen: the news behind it that the database goes would else end the server. Their query tells of it.
 */
export class PoolClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
