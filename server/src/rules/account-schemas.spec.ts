import type { ObjectSchema, ValidationError } from 'yup';
import { changePasswordFormSchema } from './change-password-schema.js';
import { editUserSchema } from './edit-user-schema.js';
import { codeSchema, emailSchema } from './one-time-code-schema.js';
import { registerFormSchema } from './register-schema.js';
import { resetPasswordFormSchema } from './reset-password-schema.js';

/** The first error message of each field, as a form displays it. */
function messages(schema: ObjectSchema<object>, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.toReversed().map(({ path = '', message }) => [path, message]));
  }
}

const good = { name: 'Robin', email: 'robin@vale.example', password: 'long enough' };
const SHORT = 'Password should be at least 8 characters long';
const DIFFERENT = 'Passwords must match';

it.each([
  [{ ...good, confirmPassword: good.password }, {}],
  [{ ...good, name: '\u200b\u200d', confirmPassword: good.password }, { name: 'Required' }],
  [{ ...good, name: ' ', confirmPassword: good.password }, { name: 'Required' }],
  [{}, { name: 'Required', email: 'Required', password: SHORT }],
  [{ ...good, confirmPassword: '' }, { confirmPassword: DIFFERENT }],
  [{ ...good, email: 'robin@vale', confirmPassword: good.password }, { email: 'Invalid email' }],
  [
    { ...good, password: '1234567', confirmPassword: '12345678' },
    { password: SHORT, confirmPassword: DIFFERENT },
  ],
])('register: the messages for %j are %j (ACCOUNT-2, ACCOUNT-3)', (values, expected) => {
  expect(messages(registerFormSchema, values)).toEqual(expected);
});

it.each([
  ['', 'Email is required'],
  ['nobody', 'Invalid email'],
  [' robin@vale.example ', undefined],
])('an address alone: the message for %j is %j (SIGNIN-8)', (email, expected) => {
  expect(messages(emailSchema, { email }).email).toBe(expected);
});

it.each([
  ['', 'OTP code is required'],
  ['12345', 'OTP code must be 6 digits long'],
  ['1234567', 'OTP code must be 6 digits long'],
  ['123456', undefined],
])('a one-time code: the message for %j is %j (SIGNIN-10)', (code, expected) => {
  expect(messages(codeSchema, { code }).code).toBe(expected);
});

it('a reset requires the new password twice (ACCOUNT-21)', () => {
  expect(messages(resetPasswordFormSchema, {})).toEqual({ password: SHORT });
  const password = 'passwords are kept as typed ';
  expect(messages(resetPasswordFormSchema, { password, confirmPassword: password })).toEqual({});
  expect(messages(resetPasswordFormSchema, { password, confirmPassword: password.trim() })).toEqual({
    confirmPassword: DIFFERENT,
  });
});

it('a change requires the current password only of a user who has one (ACCOUNT-26)', () => {
  const twice = { newPassword: 'long enough', confirmPassword: 'long enough' };
  expect(messages(changePasswordFormSchema(true), twice)).toEqual({
    currentPassword: 'No password provided',
  });
  expect(messages(changePasswordFormSchema(false), twice)).toEqual({});
});

it.each([
  [{ name: 'Robin', email: 'robin@vale.example', role: 'STANDARD', enabled: false }, {}],
  [{ name: '\u2060', email: 'robin@vale.example', role: 'STANDARD', enabled: true }, { name: 'Required' }],
  [
    { name: '', email: 'robin', role: 'OWNER', enabled: true },
    { name: 'Required', email: 'Invalid email', role: 'Choose a role' },
  ],
])('an edited user: the messages for %j are %j (USER-6)', (values, expected) => {
  expect(messages(editUserSchema, values)).toEqual(expected);
});
