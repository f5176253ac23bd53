import { ADMINISTRATOR } from './administrator.js';
import { MEMBER } from './member.js';
import { CLAIM, MAINTENANCE, TOKEN } from './others.js';
import type { Story } from './story.js';

/** All pictures of the documents. Maintenance is last: it closes the portal to the others. */
export const STORIES: readonly Story[] = [ADMINISTRATOR, CLAIM, MEMBER, TOKEN, MAINTENANCE];
