import { useRef, useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../actions/button';
import { Dialog, DialogBody } from '../dialog/dialog';

interface DiscardButtonProps {
  label: string;
  /** What would be lost now, in words: '24 answers and 3 trades'. When empty, no question is asked. */
  loss: () => string;
  onDiscard: () => void;
}

/** A button that removes typed input from a form: it asks first and names what would be lost. It can be undone. */
export function DiscardButton({ label, loss, onDiscard }: DiscardButtonProps) {
  const [asked, setAsked] = useState('');
  const safe = useRef<HTMLButtonElement>(null);
  const close = () => setAsked('');
  const press = () => {
    const words = loss();
    if (words) setAsked(words);
    else onDiscard();
  };
  return (
    <>
      <Button size="small" onClick={press}>
        {label}
      </Button>
      <Dialog
        open={asked !== ''}
        onClose={close}
        role="alertdialog"
        initialFocus={safe}
        title={t('Discard {asked}?', { asked })}
        footer={
          <>
            <Button ref={safe} onClick={close}>
              {t('Keep what I typed')}
            </Button>
            <Button
              look="danger"
              onClick={() => {
                close();
                onDiscard();
              }}
            >
              {t('Discard')}
            </Button>
          </>
        }
      >
        <DialogBody>
          <p>{t('You can undo this in this tab until you submit the form.')}</p>
        </DialogBody>
      </Dialog>
    </>
  );
}
