import { boolean, object, string } from 'yup';
import { askedText } from './asked-text.js';
import { emailRule } from './email-rule.js';

/** An account as an administrator edits it (USER-6). */
export const editUserSchema = object({
  name: askedText('Required'),
  email: emailRule('Required'),
  role: string().oneOf(['MASTER_ADMIN', 'STANDARD'], 'Choose Standard or Admin').required('Required'),
  enabled: boolean().required('Required'),
});
