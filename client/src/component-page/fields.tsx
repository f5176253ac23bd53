import { Form, Formik } from 'formik';
import { useState } from 'react';
import { FileDrop } from '../components/files/file-drop';
import { CodeField } from '../components/form/code-field';
import { CopyField } from '../components/form/copy-field';
import { DateBox } from '../components/form/date-box';
import { DayField } from '../components/form/day-field';
import { DiscardButton } from '../components/form/discard-button';
import { FieldGroup } from '../components/form/field-group';
import { MaskedField } from '../components/form/masked-field';
import { PlainInput } from '../components/form/plain-fields';
import { SourceField } from '../components/form/source-field';
import { TypedDateField } from '../components/form/typed-date-field';
import { UndoLine } from '../components/form/undo-line';
import { Inline, Stack } from '../components/page/layout';
import { Example } from './example';

const nothing = () => undefined;
const VALUES = {
  code: '',
  account: '123456766',
  birth: '3/10/1949',
  due: '2026-11-27',
  rules: '{\n  "cap": 100\n}',
};

/** Fields for one kind of value each. */
export function Fields() {
  const [since, setSince] = useState('2016-04-19');
  const [units, setUnits] = useState('1,398');
  const [gone, setGone] = useState(false);
  return (
    <Example
      title="Fields"
      use="A date is typed, day before month, and echoed in words. A number that others may see is masked until it is asked for. What is removed can be brought back."
    >
      <Formik initialValues={VALUES} onSubmit={nothing}>
        <Form noValidate>
          <FieldGroup dense>
            <CodeField name="code" label="Code from the e-mail" />
            <MaskedField name="account" label="Account number" />
            <TypedDateField name="birth" label="Date of birth" />
            <DayField name="due" label="Last day for an answer" />
            <DateBox id="since" label="Since" value={since} onChange={setSince} />
            <PlainInput
              id="units"
              label="Shares"
              value={units}
              onChange={setUnits}
              error="Type a whole number, without a decimal point"
            />
            <SourceField name="rules" label="Rules" />
          </FieldGroup>
        </Form>
      </Formik>
      <Stack>
        <CopyField label="Fingerprint of the distribution" value="9f86d081884c7d659a2feaa0c55ad015" />
        <Inline>
          <DiscardButton
            label="Discard"
            loss={() => '24 answers and 3 trades'}
            onDiscard={() => setGone(true)}
          />
        </Inline>
        {gone && <UndoLine words="24 answers were removed." onUndo={() => setGone(false)} />}
        <FileDrop
          label="Upload"
          accepted="PDF, JPEG or PNG, up to 25 MB each"
          accept=".pdf,.jpg,.png"
          onFile={nothing}
        />
        <FileDrop
          label="Import Trade Data"
          accepted="CSV or XLSX"
          accept=".csv,.xlsx"
          disabled
          onFile={nothing}
        />
      </Stack>
    </Example>
  );
}
