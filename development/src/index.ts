import type { Development } from '../../server/src/start/development.js';

/** The parts of this workspace that the server uses; each is imported on first use. */
export const development = {
  async startEmbeddedPostgres(given) {
    const { startEmbeddedPostgres } = await import('./embedded-database/embedded-postgres.js');
    return startEmbeddedPostgres(given);
  },
  async openMailbox() {
    const { openMailbox } = await import('./mailbox/open-mailbox.js');
    return openMailbox();
  },
  async loadDemo(...given) {
    const { demo } = await import('./demo/demo.js');
    return demo.loadDemo(...given);
  },
  async assessDemo(db) {
    const { demo } = await import('./demo/demo.js');
    await demo.assessDemo(db);
  },
} satisfies Development;
