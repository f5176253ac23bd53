import { useEffect } from 'react';
import { setToastSubject } from './toast-store';

/** Says what the page is about: an alert of the page before, about something else, then names what it is about (SCREEN-37). */
export function useToastSubject(id: string, name: string) {
  useEffect(
    function nameSubject() {
      setToastSubject({ id, name });
      return () => setToastSubject(undefined);
    },
    [id, name],
  );
}
