import { useEffect, useState } from 'react';

/** The id of the section that the reader has reached, to mark it in the table of contents. */
export function useActiveSection(entries: readonly { id: string }[]): string | undefined {
  const [active, setActive] = useState(entries[0]?.id);
  useEffect(
    function watchSections() {
      const findActive = () => {
        const reached = entries.filter(({ id }) => {
          const section = document.getElementById(id);
          // What stays in view next to the others is not a place that is reached.
          if (!section || staysInView(section)) return false;
          const { top } = section.getBoundingClientRect();
          return top < window.innerHeight / 3;
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

function staysInView(section: HTMLElement): boolean {
  const rail = section.closest('[data-rail]');
  return rail !== null && getComputedStyle(rail).position === 'sticky';
}
