import { t } from './text.js';
import { cleanSid, SID_MAX_LENGTH, textError } from './text-values.js';

/** The maximum size of one notice in bytes. */
export const NOTICE_BYTES = 10 * 1024 * 1024;

/** The highest number of notices that are checked and sent together; more come in an archive (NOTICE-10). */
export const MOST_NOTICES_AT_ONCE = 200;

/** The SID in a file's name, or why the name contains none. */
export function sidOfNotice(name: string): { sid: string } | { error: string } {
  const base = /^(.+)\.pdf$/iu.exec(name.trim())?.[1];
  if (base === undefined) return { error: t('The file name must be the SID followed by .pdf') };
  const sid = cleanSid(base);
  if (sid === '' || sid.length > SID_MAX_LENGTH || textError(sid, false))
    return { error: t('The file name is not a SID') };
  return { sid };
}
