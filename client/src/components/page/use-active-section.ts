import { useEffect, useState } from 'react';

/** The id of the section that the reader has reached, to mark it in the table of contents. */
export function useActiveSection(entries: readonly { id: string }[]): string | undefined {
  const [active, setActive] = useState(entries[0]?.id);
  useEffect(
    function watchSections() {
      const findActive = () => {
        const reached = entries.filter(({ id }) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top;
          return top !== undefined && top < window.innerHeight / 3;
        });
        setActive(reached.at(-1)?.id ?? entries[0]?.id);
      };
      window.addEventListener('scroll', findActive, { passive: true });
      return () => window.removeEventListener('scroll', findActive);
    },
    [entries],
  );
  return active;
}
