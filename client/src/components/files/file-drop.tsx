import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
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

/** A phone or tablet has a camera at hand. */
const OnTouch = chakra('div', {
  base: { display: 'none', '@media (pointer: coarse)': { display: 'block' } },
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
  /** The text of a second button, on touch devices, that opens the camera. */
  photo?: string;
  onFile: (file: File) => void;
  children?: ReactNode;
}

interface ChooserProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  multiple?: boolean;
  capture?: 'environment';
  onChosen: (files: FileList | null) => void;
}

/** The browser's own choice of files, which a button opens. */
function Chooser({ label, onChosen, ...rest }: ChooserProps) {
  return (
    <chakra.input
      type="file"
      aria-label={label}
      tabIndex={-1}
      srOnly
      onChange={({ target }) => {
        onChosen(target.files);
        // Choosing the same file again must fire a change event again.
        target.value = '';
      }}
      {...rest}
    />
  );
}

/** Accepts one file, or several, chosen or dropped, and passes them to the caller. */
export function FileDrop({
  label,
  accepted,
  accept,
  disabled = false,
  multiple = false,
  compact = false,
  photo,
  onFile,
  children,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
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
      <Chooser ref={input} label={label} accept={accept} multiple={multiple} onChosen={take} />
      {photo && (
        <OnTouch>
          <Button disabled={disabled} onClick={() => camera.current?.click()}>
            {photo}
          </Button>
          <Chooser
            ref={camera}
            label={photo}
            accept="image/jpeg,image/png"
            capture="environment"
            onChosen={take}
          />
        </OnTouch>
      )}
      <chakra.div srOnly={compact}>
        <p id={hintId}>{accepted}</p>
        {children}
      </chakra.div>
    </Zone>
  );
}
