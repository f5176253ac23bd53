import { boolean, object, string } from 'yup';
import { t } from './text.js';
import { askedText } from './asked-text.js';
import { emailRule } from './email-rule.js';
import { ROLE_PERMISSIONS, type RoleName } from './permissions.js';

const ROLES = Object.keys(ROLE_PERMISSIONS) as RoleName[];

/** An account as an administrator edits it (USER-6). */
export const editUserSchema = object({
  name: askedText(t('Required')),
  email: emailRule(t('Required')),
  role: string().oneOf(ROLES, t('Choose a role')).required(t('Required')),
  enabled: boolean().required(t('Required')),
});
