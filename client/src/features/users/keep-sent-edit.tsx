import { useKeepTyping } from '../../domain/draft/use-kept-typing';
import type { UserEdit } from './use-user-update';

/** Keeps an edit whose dialog has closed and that is not made yet over the end of the session. Shows nothing. */
export function KeepSentEdit({ edit }: { edit: UserEdit }) {
  useKeepTyping('edit-user', { about: edit.id, values: edit.input });
  return null;
}
