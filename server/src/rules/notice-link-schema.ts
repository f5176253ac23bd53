import { object, string } from 'yup';
import { askedText } from './asked-text.js';
import { isHttpsAddress } from './https-address.js';
import { cleanSid, SID_MAX_LENGTH, textError } from './text-values.js';

export const NOTICE_NAME_MAX_LENGTH = 200;
export const NOTICE_URL_MAX_LENGTH = 2_000;

const fit = (value: string) => !textError(value, false);

/** A link to the assessment notice of one SID. */
export const noticeLinkSchema = object({
  sid: string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanSid(value) : value))
    .default('')
    .required('SID is required')
    .max(SID_MAX_LENGTH, `A SID can have at most ${SID_MAX_LENGTH} characters`)
    .test('fit', 'The SID contains characters that cannot be used', fit),
  name: askedText('Name is required')
    .default('')
    .max(NOTICE_NAME_MAX_LENGTH, `The name can have at most ${NOTICE_NAME_MAX_LENGTH} characters`)
    .test('fit', 'The name contains characters that cannot be used', fit),
  url: string()
    .trim()
    .default('')
    .required('Address is required')
    .max(NOTICE_URL_MAX_LENGTH, `The address can have at most ${NOTICE_URL_MAX_LENGTH} characters`)
    .test('fit', 'The address contains characters that cannot be used', fit)
    .test('https', 'The address must start with https:// followed by a server name', isHttpsAddress),
});
