import { noticeLinkSchema } from '@rules/notice-link-schema.js';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody, DialogCancel } from '../../components/dialog/dialog';
import { KeepTyping } from '../../domain/draft/keep-typing';
import { ErrorSummary } from '../../components/form/error-summary';
import { TextField } from '../../components/form/text-field';
import { showToast } from '../../components/toast/toast-store';
import { useSaveNoticeLinkMutation, type SaveNoticeLinkMutationVariables } from '../../generated/graphql';
import { errorFields, failedChangeWords } from '../../lib/error-message';

const formId = 'notice-link';
/** The fields of the dialog. */
export type NoticeLinkValues = SaveNoticeLinkMutationVariables;

interface NoticeLinkDialogProps {
  /** What the link of a notice usually says. */
  usualName: string;
  typed?: Partial<NoticeLinkValues>;
  onClose: () => void;
}

/** Adds a notice that is kept on another site; one that the SID has already is replaced. */
export function NoticeLinkDialog({ usualName, typed, onClose }: NoticeLinkDialogProps) {
  const [saveNoticeLink, { loading }] = useSaveNoticeLinkMutation({
    refetchQueries: ['AssessmentNoticeList'],
  });
  const [failure, setFailure] = useState<string>();
  const save = async (values: NoticeLinkValues, { setErrors }: FormikHelpers<NoticeLinkValues>) => {
    setFailure(undefined);
    const variables = noticeLinkSchema.cast(values);
    try {
      await saveNoticeLink({ variables });
      showToast('success', `The notice for SID ${variables.sid} has been saved.`);
      onClose();
    } catch (error) {
      const fields = errorFields(error);
      setErrors(fields);
      if (Object.keys(fields).length === 0) setFailure(failedChangeWords(error));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a link to a notice"
      footer={
        <>
          <DialogCancel />
          <Button type="submit" form={formId} look="primary" pending={loading}>
            Save link
          </Button>
        </>
      }
    >
      <Formik<NoticeLinkValues>
        initialValues={{ sid: '', name: usualName, url: '' }}
        validationSchema={noticeLinkSchema}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={save}
      >
        <Form id={formId} noValidate>
          <DialogBody>
            <KeepTyping name="notice-link" typed={typed} />
            <ErrorSummary message={failure} />
            <TextField name="sid" label="SID" autoComplete="off" hint="Exactly as shown on the claim." />
            <TextField
              name="name"
              label="Name"
              autoComplete="off"
              hint="The link text that the member sees."
            />
            <TextField
              name="url"
              label="Address"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              hint="It opens in a new tab. If this SID already has a notice, it is replaced."
            />
          </DialogBody>
        </Form>
      </Formik>
    </Dialog>
  );
}
