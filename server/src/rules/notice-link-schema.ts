import { object, string } from 'yup';
import { t } from './text.js';
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
    .required(t('SID is required'))
    .max(
      SID_MAX_LENGTH,
      t('A SID can have at most {sidMaxLength} characters', { sidMaxLength: SID_MAX_LENGTH }),
    )
    .test('fit', t('The SID contains characters that cannot be used'), fit),
  name: askedText(t('Name is required'))
    .default('')
    .max(
      NOTICE_NAME_MAX_LENGTH,
      t('The name can have at most {noticeNameMaxLength} characters', {
        noticeNameMaxLength: NOTICE_NAME_MAX_LENGTH,
      }),
    )
    .test('fit', t('The name contains characters that cannot be used'), fit),
  url: string()
    .trim()
    .default('')
    .required(t('Address is required'))
    .max(
      NOTICE_URL_MAX_LENGTH,
      t('The address can have at most {noticeUrlMaxLength} characters', {
        noticeUrlMaxLength: NOTICE_URL_MAX_LENGTH,
      }),
    )
    .test('fit', t('The address contains characters that cannot be used'), fit)
    .test('https', t('The address must start with https:// followed by a server name'), isHttpsAddress),
});
