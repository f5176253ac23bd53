import type { ChangeEvent, ComponentProps, KeyboardEventHandler, Ref } from 'react';
import { FieldFrame } from './field-frame';
import { Input, Select, TextArea } from './input';

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

type Change = ChangeEvent<{ value: string }>;

/**
 * A labelled, controlled text input: for forms whose fields are added and removed.
 * `control` holds further attributes of the input.
 */
export function PlainInput({
  id,
  value,
  onChange,
  control: more,
  ...field
}: FieldProps & { control?: ComponentProps<typeof Input> }) {
  return (
    <FieldFrame name={id} {...field}>
      {(control) => (
        <Input
          {...control}
          value={value}
          autoComplete="off"
          {...more}
          onChange={(event: Change) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** A labelled, controlled text area. */
export function PlainTextArea({
  id,
  value,
  onChange,
  areaRef,
  onKeyDown,
  ...field
}: FieldProps & { areaRef?: Ref<HTMLTextAreaElement>; onKeyDown?: KeyboardEventHandler }) {
  return (
    <FieldFrame name={id} {...field}>
      {(control) => (
        <TextArea
          {...control}
          ref={areaRef}
          onKeyDown={onKeyDown}
          value={value}
          onChange={(event: Change) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** A labelled, controlled select. */
export function PlainSelect({
  id,
  value: chosen,
  onChange,
  options,
  ...field
}: FieldProps & { options: readonly (readonly [string, string])[] }) {
  return (
    <FieldFrame name={id} {...field}>
      {(control) => (
        <Select {...control} value={chosen} onChange={(event: Change) => onChange(event.target.value)}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
