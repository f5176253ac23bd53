import { DAY_ORDERS, DAY_SAMPLES } from '@rules/day-forms.js';
import { DECIMAL_MARKS, NUMBER_SAMPLES } from '@rules/number-forms.js';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { Checkbox } from '../../components/form/checkbox';
import { PlainSelect } from '../../components/form/plain-fields';
import { Caption, Muted } from '../../components/page/layout';
import { formatBytes } from '../../lib/amounts';
import { usualOptions, type ImportKindInfo, type ImportOptions } from './import-kinds';

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' }, gap: '4' },
});

const asTheFileShows = ['', t('As shown in the file')] as const;
const numberChoices = [asTheFileShows, ...DECIMAL_MARKS.map((mark) => [mark, NUMBER_SAMPLES[mark]] as const)];
const dayChoices = [asTheFileShows, ...DAY_ORDERS.map((order) => [order, DAY_SAMPLES[order]] as const)];

const OF_TRADES = t(
  'Most files show how their numbers and dates are written. If yours does not, it is refused: import it again and choose here.',
);
const OF_RECORDS = t(
  'For opening balances. One that can be read as two numbers, such as 1.500, stays as it is written and is marked on the claim, unless you choose here.',
);

interface ImportOptionsDialogProps {
  info: ImportKindInfo;
  file: File;
  /** The options chosen when the file was sent before; the default options otherwise. */
  options?: ImportOptions;
  onClose: () => void;
  onImport: (options: ImportOptions) => void;
}

/** The dialog with the import options, shown before a file is sent. */
export function ImportOptionsDialog(props: ImportOptionsDialogProps) {
  const { info, file, onClose, onImport } = props;
  const [options, setOptions] = useState(props.options ?? usualOptions);
  const change = (name: 'checkOnly' | 'append' | 'again' | 'overwrite') => (checked: boolean) =>
    setOptions({ ...options, [name]: checked });
  return (
    <Dialog
      open
      onClose={onClose}
      title={info.label}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" onClick={() => onImport(options)}>
            {options.checkOnly ? t('Check file') : t('Import file')}
          </Button>
        </>
      }
    >
      <DialogBody>
        <Muted overflowWrap="anywhere">
          {file.name} · {formatBytes(file.size)}
        </Muted>
        <Checkbox
          label={t('Check only')}
          hint={t('Reads the whole file and reports every row with an error. Nothing is changed.')}
          checked={options.checkOnly}
          onChange={change('checkOnly')}
        />
        {info.kind === 'TRADES' && (
          <Checkbox
            label={t('Add to the existing trades')}
            hint={t('Without this, the file replaces the imported trades of each SID it names.')}
            checked={options.append}
            onChange={change('append')}
          />
        )}
        {options.append && (
          <Checkbox
            label={t('Even if this file was added before')}
            hint={t(
              'Without this, a file whose trades were added before is refused, so that no trade is duplicated.',
            )}
            checked={options.again}
            onChange={change('again')}
          />
        )}
        {!options.append && info.kind !== 'DAY_PRICES' && (
          <Checkbox
            label={t('Overwrite changes made in this portal')}
            hint={
              info.kind === 'TRADES'
                ? t(
                    'Without this, the rows of a SID whose imported trades were changed in this portal since the last import are rejected.',
                  )
                : t(
                    'Without this, a row for a submission that was edited in this portal since the last import is rejected, so that no correction is lost.',
                  )
            }
            checked={options.overwrite}
            onChange={change('overwrite')}
          />
        )}
        <Pair>
          <PlainSelect
            id="numbers"
            label={t('Numbers')}
            options={numberChoices}
            value={options.numbers}
            onChange={(value) =>
              setOptions({ ...options, numbers: DECIMAL_MARKS.find((mark) => mark === value) ?? '' })
            }
          />
          {info.kind !== 'SETTLEMENT_RECORDS' && (
            <PlainSelect
              id="days"
              label={t('Dates')}
              options={dayChoices}
              value={options.days}
              onChange={(value) =>
                setOptions({ ...options, days: DAY_ORDERS.find((order) => order === value) ?? '' })
              }
            />
          )}
        </Pair>
        <Caption>{info.kind === 'SETTLEMENT_RECORDS' ? OF_RECORDS : OF_TRADES}</Caption>
      </DialogBody>
    </Dialog>
  );
}
