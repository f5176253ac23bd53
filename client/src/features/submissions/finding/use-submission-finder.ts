import { useId, useState, type KeyboardEvent } from 'react';

interface SubmissionFinder {
  text: string;
  /** The id of the list of found claims. */
  listId: string;
  /** The id of the option that the arrow keys have reached. */
  active: string | undefined;
  /** Whether the found claims are shown: from the first letter until Esc, Tab or a choice. */
  isOpen: boolean;
  /** What is shown has this many options. */
  setOptions: (count: number) => void;
  close: () => void;
  /** Closes the list and sets the text. */
  reset: (text?: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Attributes of the text field. */
  field: {
    role: 'combobox';
    value: string;
    autoComplete: 'off';
    spellCheck: false;
    'aria-autocomplete': 'list';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    'aria-activedescendant': string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
}

function optionsIn(listId: string): HTMLElement[] {
  return [...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
}

/** The option that an arrow key moves to; undefined is the text field itself, between the last and the first. */
function moved(options: readonly HTMLElement[], active: string | undefined, by: 1 | -1) {
  const places = [undefined, ...options];
  const at = options.findIndex(({ id }) => id === active) + 1;
  return places.at((at + by) % places.length);
}

/**
 * A text field with a list of found claims below it, as a combobox: the arrow keys move through the list while the
 * focus stays in the field, Enter follows the active option, Esc closes the list.
 * @param initial the text at first, for which nothing is looked up before it is changed
 */
export function useSubmissionFinder(initial = ''): SubmissionFinder {
  const listId = useId();
  const [text, setText] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const [options, setOptions] = useState(0);
  const close = () => {
    setOpen(false);
    setActive(undefined);
    setOptions(0);
  };
  const isListed = isOpen && options > 0;
  return {
    text,
    listId,
    active,
    isOpen,
    setOptions,
    close,
    reset: (next = '') => {
      close();
      setText(next);
    },
    onKeyDown: (event) => {
      if (event.key === 'Tab') close();
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        if (!isOpen && text.trim()) setOpen(true);
        const option = moved(optionsIn(listId), active, event.key === 'ArrowDown' ? 1 : -1);
        option?.scrollIntoView({ block: 'nearest' });
        setActive(option?.id);
      }
      if (event.key === 'Enter' && active) {
        event.preventDefault();
        document.getElementById(active)?.click();
      }
    },
    field: {
      role: 'combobox',
      value: text,
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isListed,
      'aria-controls': isListed ? listId : undefined,
      'aria-activedescendant': isListed ? active : undefined,
      onChange: ({ target }) => {
        setText(target.value);
        setActive(undefined);
        setOpen(target.value.trim() !== '');
      },
    },
  };
}
