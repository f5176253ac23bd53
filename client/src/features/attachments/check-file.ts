import { ACCEPTED_WORDS, acceptedEndings, ATTACHMENT_LIMITS } from '@rules/attachment-rules.js';
import { t } from '@rules/text.js';
import type { AttachmentKind } from '../../generated/graphql';

/** Why a file is not sent; undefined when it may be. The server determines its real type from its bytes. */
export function errorOf(file: File, kind: AttachmentKind): string | undefined {
  if (file.size === 0) return t('The file is empty.');
  if (file.size > ATTACHMENT_LIMITS.bytes) return t('The file is larger than 10 MB, the most we accept.');
  const endings = acceptedEndings(kind).split(',');
  const fits = endings.some((ending) => file.name.toLowerCase().endsWith(ending));
  return fits ? undefined : t('This type of file is not accepted. {kind}', { kind: ACCEPTED_WORDS[kind] });
}
