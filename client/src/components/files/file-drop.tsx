import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { UploadIcon } from '../icons';

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: { base: 'flex-start', lg: 'center' },
    columnGap: '4',
    rowGap: '2',
    p: 'gutter.small',
    bg: 'surface',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'control',
    borderRadius: 'md',
    textStyle: 'caption',
    color: 'muted',
    '[data-rail] &': { '2xl': { flexDirection: 'column', alignItems: 'flex-start' } },
  },
  variants: {
    over: { true: { bg: 'accentSoft', borderColor: 'accent' } },
    compact: { true: { p: '0', borderStyle: 'none', bg: 'transparent' } },
  },
});

interface FileDropProps {
  /** The button's text: 'Import Submissions'. */
  label: string;
  /** The accepted file types, shown before the choice. */
  accepted: string;
  /** The file chooser's filter: '.csv,.xlsx'. */
  accept: string;
  disabled?: boolean;
  /** Several files may be chosen or dropped at once; the callback gets each separately. */
  multiple?: boolean;
  /** Only a small button, with the accepted file types as its description. */
  compact?: boolean;
  onFile: (file: File) => void;
  children?: ReactNode;
}

/** Accepts one file, or several, chosen or dropped, and passes them to the caller. */
export function FileDrop({
  label,
  accepted,
  accept,
  disabled = false,
  multiple = false,
  compact = false,
  onFile,
  children,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (!disabled)
      Array.from(files ?? [])
        .slice(0, multiple ? undefined : 1)
        .forEach(onFile);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Zone
      over={over}
      compact={compact}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        size={compact ? 'small' : 'normal'}
        disabled={disabled}
        aria-describedby={hintId}
        title={compact ? accepted : undefined}
        onClick={() => input.current?.click()}
      >
        <UploadIcon />
        {label}
      </Button>
      <chakra.input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        tabIndex={-1}
        srOnly
        onChange={(event) => {
          take(event.target.files);
          // Choosing the same file again must fire a change event again.
          event.target.value = '';
        }}
      />
      <chakra.div srOnly={compact}>
        <p id={hintId}>{accepted}</p>
        {children}
      </chakra.div>
    </Zone>
  );
}
