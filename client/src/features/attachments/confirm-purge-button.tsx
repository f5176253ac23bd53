import { Form, Formik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { TextField } from '../../components/form/text-field';
import { Stack } from '../../components/page/layout';
import { useConfirmIdentityPurgeMutation } from '../../generated/graphql';
import { useFailedChange } from '../../components/toast/use-failed-change';
import { refetchPurge } from './refetch-purge';

const WORD = 'DESTROY';

const wordSchema = object({
  word: string()
    .required(t('Type {word} to confirm', { word: WORD }))
    .oneOf([WORD], t('Type {word}, in capital letters', { word: WORD })),
});

/** The second administrator's confirmation: a word must be typed, since the documents cannot be restored. */
export function ConfirmPurgeButton({ documents }: { documents: string }) {
  const [asking, setAsking] = useState(false);
  const [confirm, { loading }] = useConfirmIdentityPurgeMutation(refetchPurge);
  const reportFailed = useFailedChange('IdentityPurge');
  const destroy = async () => {
    try {
      await confirm();
      setAsking(false);
    } catch (error) {
      reportFailed(error);
    }
  };
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('Confirm destruction')}
      </Button>
      <Formik initialValues={{ word: '' }} validationSchema={wordSchema} onSubmit={destroy}>
        {({ submitForm, resetForm }) => (
          <Dialog
            open={asking}
            onClose={() => {
              setAsking(false);
              resetForm();
            }}
            role="alertdialog"
            forgetsTyped
            title={t('Permanently destroy {documents}?', { documents })}
            footer={
              <>
                <Button onClick={() => setAsking(false)}>{t('Keep documents')}</Button>
                <Button look="danger" pending={loading} onClick={() => void submitForm()}>
                  {t('Destroy documents')}
                </Button>
              </>
            }
          >
            <DialogBody>
              <Form noValidate>
                <Stack>
                  <p>
                    {t(
                      'They cannot be recovered, not even from a backup. From then on the scheme counts as finalised.',
                    )}
                  </p>
                  <TextField
                    name="word"
                    label={t('Type {word} to confirm', { word: WORD })}
                    autoComplete="off"
                  />
                </Stack>
              </Form>
            </DialogBody>
          </Dialog>
        )}
      </Formik>
    </>
  );
}
