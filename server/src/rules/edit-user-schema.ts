import { boolean, object, string } from 'yup';
import { askedText } from './asked-text.js';
import { emailRule } from './email-rule.js';
import { ROLE_PERMISSIONS, type RoleName } from './permissions.js';

const ROLES = Object.keys(ROLE_PERMISSIONS) as RoleName[];

/** An account as an administrator edits it (USER-6). */
export const editUserSchema = object({
  name: askedText('Required'),
  email: emailRule('Required'),
  role: string().oneOf(ROLES, 'Choose a role').required('Required'),
  enabled: boolean().required('Required'),
});
