import { ADMINISTRATOR } from './administrator.js';
import { ASSESSING } from './assessing.js';
import { MEMBER } from './member.js';
import { MEMBERS_ASSESSMENT, MEMBERS_BANK } from './members-assessment.js';
import { OFFICE } from './office.js';
import { CLAIM, MAINTENANCE, TOKEN } from './others.js';
import { PAYING } from './paying.js';
import { MEMBERS_PAYMENT, MEMBERS_TAX, SHARING } from './sharing.js';
import type { Scene } from './story.js';

/** All pictures of the documents. The first demo is without its run, which is published while the portal is open already. */
export const SCENES: readonly Scene[] = [
  // Maintenance is last: it closes the portal to the others.
  { demo: 'claims', stories: [ADMINISTRATOR, CLAIM, MEMBER, TOKEN, MAINTENANCE] },
  { demo: 'true', stories: [MEMBERS_ASSESSMENT, ASSESSING, MEMBERS_BANK, OFFICE], inOrder: true },
  { demo: 'true', stories: [MEMBERS_TAX, SHARING, MEMBERS_PAYMENT, PAYING], inOrder: true },
];
