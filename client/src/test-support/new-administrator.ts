import { aUser } from './answers';

/** The profile of an administrator whose account may not check for an hour what others did. */
export const newAdministrator = {
  Me: {
    me: aUser({ role: 'MASTER_ADMIN', checksFrom: new Date(Date.now() + 3_600_000).toISOString() }),
  },
};

/** What such an administrator reads. */
export const NOT_YET = /From .+ on, your account can approve, confirm and release what others did/;
