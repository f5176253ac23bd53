import { chakra } from '@chakra-ui/react/styled-system';
import type { TradeTexts } from '@rules/trade-row.js';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { useId, useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { Dialog, DialogBody, DialogCancel } from '../../../components/dialog/dialog';
import { HoldsTyped } from '../../../components/dialog/holds-typed';
import { TypedAgain } from '../../../components/dialog/typed-again';
import { Notice } from '../../../components/feedback/notice';
import { FileDrop } from '../../../components/files/file-drop';
import { Caption } from '../../../components/page/layout';
import { inputRecipe } from '../../../components/theme/recipes/input';
import { useKeepTyping } from '../../../domain/draft/use-kept-typing';
import { PastePreview } from './paste-preview';
import { readPastedTrades } from './read-pasted-trades';
import { ReadableError } from '../../../lib/readable-error';
import { readTextFile } from './read-text-file';
import { recogniseTable, type RecognisedTable } from './recognise-table';

const Label = chakra('label', { base: { textStyle: 'label' } });
const TextArea = chakra('textarea', {
  ...inputRecipe,
  base: { ...inputRecipe.base, minHeight: '24', whiteSpace: 'pre', fontSize: 'sm', overflow: 'auto' },
});

/** The dialog's name within its page. */
export const PASTE_DIALOG = 'paste';

interface PasteDialogProps {
  /** Cells that were pasted elsewhere and need the user's decision first. */
  table?: RecognisedTable;
  /** They were pasted before the session ended. */
  again?: boolean;
  /** The ticker code of the claim's share, if it is known. */
  share?: string;
  /** Rows outside of it are named before they are added. */
  period: TradePeriod;
  onAdd: (rows: TradeTexts[], table: RecognisedTable) => void;
  onClose: () => void;
}

/** Accepts cells of a spreadsheet or a broker's file, shows how the columns are interpreted, and adds the trades. */
export function PasteDialog({ table: given, again, share, period, onAdd, onClose }: PasteDialogProps) {
  const id = useId();
  const [table, setTable] = useState(given);
  const [fileError, setFileError] = useState('');
  useKeepTyping(PASTE_DIALOG, table && { about: '', values: table });
  const pasted = table && readPastedTrades(table);
  const isUnknown = pasted?.unknown !== undefined;
  const rows = isUnknown ? 0 : (pasted?.rows.length ?? 0);
  const unanswered = pasted?.unsettledNumbers !== undefined && table?.numbers === undefined;
  const take = (text: string) => {
    setFileError('');
    setTable(text.trim() === '' ? undefined : recogniseTable(text, share));
  };
  const takeFile = async (file: File) => {
    try {
      take(await readTextFile(file));
    } catch (error) {
      setTable(undefined);
      setFileError(error instanceof ReadableError ? error.message : t('The file could not be read.'));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Paste or open a statement')}
      footer={
        <>
          <DialogCancel />
          <Button
            look="primary"
            disabled={!table || rows === 0 || unanswered}
            onClick={() => table && pasted && onAdd(pasted.rows, table)}
          >
            {rows > 0 ? t('Add {rows, plural, one {# row} other {# rows}}', { rows }) : t('Add rows')}
          </Button>
        </>
      }
    >
      <DialogBody>
        {again ? <TypedAgain /> : given && <HoldsTyped />}
        {!table && (
          <>
            <FileDrop
              label={t('Open a file')}
              accepted={t(
                'A broker’s statement as a CSV or text file, at most 10 MB. It is read on your device.',
              )}
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              onFile={(file) => void takeFile(file)}
            />
            <div>
              <Label htmlFor={id}>{t('Or paste the cells here')}</Label>
              <Caption id={`${id}-hint`}>
                {t('Copy them from your spreadsheet, with the header row if there is one.')}
              </Caption>
              <TextArea
                id={id}
                aria-describedby={`${id}-hint`}
                spellCheck={false}
                onChange={(event) => take(event.target.value)}
              />
            </div>
          </>
        )}
        {fileError && (
          <Notice tone="error" role="alert">
            {fileError}
          </Notice>
        )}
        {table && (
          <PastePreview
            table={table}
            period={period}
            onColumns={(columns) => setTable({ ...table, columns })}
            onNumbers={(numbers) => setTable({ ...table, numbers })}
            onAllAre={(allAre) => setTable({ ...table, allAre })}
            onCode={(code) => setTable({ ...table, code })}
            onOther={() => setTable(undefined)}
          />
        )}
      </DialogBody>
    </Dialog>
  );
}
