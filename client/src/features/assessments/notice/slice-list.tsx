import { moneyIn } from '@rules/describe-rules.js';
import { sliceText } from '@rules/assessment/slice-text.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { Caption, Stack } from '../../../components/page/layout';
import { usePrinting } from '../../../components/page/use-printing';
import { DataTable } from '../../../components/table/data-table';
import { Dated } from '../../../components/text/dated';
import { Trans } from '../../../components/text/trans';
import { contextOf, type ClaimAssessment } from './claim-assessment';

/** The number of lines that are shown at first; on paper all are there. */
const FIRST_LINES = 10;

/** The derivation, a line for each slice (NOTICE-13). */
export function SliceList({ assessment }: { assessment: ClaimAssessment }) {
  const [isWhole, setWhole] = useState(false);
  const { claim, slices, sliceCount } = assessment.trace;
  const context = contextOf(assessment);
  const printing = usePrinting();
  const shown = isWhole || printing ? slices : slices.slice(0, FIRST_LINES);
  const rows = shown.map((slice, nth) => ({ key: String(nth), ...sliceText(slice, context) }));
  return (
    <Stack>
      <DataTable
        caption={t('How the loss comes about, line by line')}
        columns={[
          {
            header: t('Shares'),
            lead: true,
            width: 'third',
            cell: ({ acquired }) => <Dated>{acquired}</Dated>,
          },
          {
            header: t('What became of them'),
            width: 'third',
            cell: ({ disposed }) => <Dated>{disposed}</Dated>,
          },
          { header: t('Loss'), width: 'third', cell: ({ result }) => result },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
      />
      {slices.length > shown.length && (
        <div>
          <Button onClick={() => setWhole(true)}>
            {t('Show all {slices, number} lines', { slices: slices.length })}
          </Button>
        </div>
      )}
      {sliceCount > 1 && claim.sumOfSlices != null && (
        <p>
          <Trans
            id="Together, the lines come to {total}."
            values={{
              total: <strong>{moneyIn(context.currency)(claim.sumOfSlices)}</strong>,
            }}
          />
        </p>
      )}
      {sliceCount > slices.length && (
        <Caption>
          {t('The first {slices, number} of {sliceCount, number} lines. Write to us for the others.', {
            slices: slices.length,
            sliceCount,
          })}
        </Caption>
      )}
    </Stack>
  );
}
