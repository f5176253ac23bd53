import { useKeepTyping } from '../../domain/draft/use-kept-typing';
import type { UserEdit } from './use-user-update';

/** Keeps an edit whose dialog has closed, but which is not saved yet, when the session ends. Renders nothing. */
export function KeepSentEdit({ edit }: { edit: UserEdit }) {
  useKeepTyping('edit-user', { about: edit.id, values: edit.input });
  return null;
}
