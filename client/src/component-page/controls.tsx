import { Formik } from 'formik';
import { useState } from 'react';
import { Button } from '../components/actions/button';
import { Chip } from '../components/actions/chip';
import { CopyButton } from '../components/actions/copy-button';
import { Explained } from '../components/actions/explained';
import { MenuButton } from '../components/actions/menu-button';
import { OutsideLink } from '../components/actions/outside-link';
import { PanelButton } from '../components/actions/panel-button';
import { SearchButtons } from '../components/actions/search-buttons';
import { CheckboxField } from '../components/form/checkbox-field';
import { ChecksField } from '../components/form/checks-field';
import { ErrorSummary } from '../components/form/error-summary';
import { PasswordField } from '../components/form/password-field';
import { RadioField } from '../components/form/radio-field';
import { SelectField } from '../components/form/select-field';
import { TextAreaField } from '../components/form/text-area-field';
import { TextField } from '../components/form/text-field';
import { Inline, Stack } from '../components/page/layout';
import { Example } from './example';

const nothing = () => undefined;

/** The looks of a button and what they are for. */
export function Buttons() {
  const [pressed, setPressed] = useState(true);
  return (
    <Example
      title="Actions"
      use="One primary button in view, named by what it does. Quiet buttons in rows; red only for what destroys, after a question."
    >
      <Inline>
        <Explained meaning="Shareholder identifier, printed on your statements.">SID</Explained>
        <Button look="primary">Submit</Button>
        <Button>Save draft</Button>
        <Button look="quiet" size="small">
          Compare
        </Button>
        <Button look="danger">Destroy 12 documents</Button>
        <Button pending>Saving</Button>
        <Button disabled>Next</Button>
        <Chip pressed={pressed} onToggle={() => setPressed(!pressed)}>
          Without trades 31
        </Chip>
        <MenuButton label="More actions" items={[{ label: 'Export', onSelect: nothing }]}>
          More
        </MenuButton>
        <PanelButton label="Columns">{() => <p>The columns to choose from.</p>}</PanelButton>
        <SearchButtons searched onSearch={nothing} onClear={nothing} />
        <CopyButton label="Copy the SID" value="070123">
          Copy
        </CopyButton>
        <OutsideLink href="https://prorata.example">Another site</OutsideLink>
      </Inline>
    </Example>
  );
}

const VALUES = { name: '', bank: '1', note: '', password: '', held: '', proofs: ['1'], posted: true };
const BANKS = [
  ['1', 'Australian bank'],
  ['2', 'Bank abroad'],
] as const;
const PROOFS = [
  ['1', 'Holding statement'],
  ['2', 'Letter from the registry'],
] as const;
const ANSWERS = [
  ['YES', 'Yes'],
  ['NO', 'No'],
] as const;

/** How a form is built: label, hint, control, error; the summary of errors above. */
export function Forms() {
  return (
    <Example
      title="Form"
      use="Label above, hint between, error below with how to fix it. '(optional)' marks what may stay empty. A failed submit lists the errors above the form and takes the focus there."
    >
      <Formik
        initialValues={VALUES}
        validate={({ name }) => (name ? {} : { name: 'Account name is required' })}
        onSubmit={nothing}
      >
        {({ handleSubmit }) => (
          <form noValidate onSubmit={handleSubmit}>
            <Stack>
              <ErrorSummary labels={{ name: 'Account name' }} />
              <TextField name="name" label="Account name" hint="As on a bank statement" />
              <PasswordField name="password" label="Password" autoComplete="off" />
              <SelectField name="bank" label="Bank" options={BANKS} />
              <RadioField name="held" label="Did you hold shares at the opening?" options={ANSWERS} />
              <ChecksField name="proofs" label="Where did you find it?" options={PROOFS} />
              <TextAreaField name="note" label="Your request" />
              <CheckboxField name="posted" label="Send me letters by post" />
              <Inline>
                <Button type="submit" look="primary">
                  Check the form
                </Button>
              </Inline>
            </Stack>
          </form>
        )}
      </Formik>
    </Example>
  );
}
