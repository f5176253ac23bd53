import { t } from '@rules/text.js';
import { Notice } from '../../components/feedback/notice';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { SectionTitle, Stack } from '../../components/page/layout';
import { formatShares, isDecimal } from '../../lib/decimals';
import { exactMoney, type ClaimTrace } from './claim-trace';
import { limitText, STATUS_LABELS } from './result-text';

const MATCHINGS: Record<string, string> = {
  FIFO: t('A sale takes the oldest shares first'),
  LIFO: t('A sale takes the newest shares first'),
  AVERAGE: t('A sale takes an equal part of all shares'),
  NET: t('All purchases against all sales'),
};

/** The result of a claim in a run, with what it was limited by. */
export function ClaimResult({ trace }: { trace: ClaimTrace }) {
  const { claim, matching, openingBalance, closingBalance } = trace;
  const { status, recognisedLoss, sumOfSlices, marketLoss, limitedBy, previousLoss } = claim;
  const money = exactMoney(trace);
  return (
    <section aria-labelledby="result">
      <Stack>
        <SectionTitle id="result">{t('Result')}</SectionTitle>
        {claim.editedSince && (
          <Notice tone="needs" title={t('This claim was edited after the moment of the run')}>
            {t('Another run may come to another loss.')}
          </Notice>
        )}
        <DefinitionList>
          <Definition label={t('Result')}>{STATUS_LABELS[status]}</Definition>
          <Definition label={t('Recognised loss')}>
            {recognisedLoss === null ? t('None') : money(recognisedLoss)}
          </Definition>
          {sumOfSlices !== null && (
            <Definition label={t('Sum of the parts below')}>{money(sumOfSlices)}</Definition>
          )}
          {marketLoss !== null && (
            <Definition label={t('Loss on the market')}>{money(marketLoss)}</Definition>
          )}
          {limitedBy !== null && <Definition label={t('Limited by')}>{limitText(limitedBy)}</Definition>}
          {previousLoss !== null && (
            <Definition label={t('In the run before')}>{money(previousLoss)}</Definition>
          )}
          <Definition label={t('Matching')}>{MATCHINGS[matching] ?? matching}</Definition>
          <Definition label={t('Opening balance')}>
            {isDecimal(openingBalance) ? formatShares(openingBalance) : openingBalance}
          </Definition>
          {closingBalance !== null && (
            <Definition label={t('Stated closing balance')}>
              {isDecimal(closingBalance) ? formatShares(closingBalance) : closingBalance}
            </Definition>
          )}
          {claim.inputSha256 !== null && (
            <Definition label={t('SHA-256 of the input')}>{claim.inputSha256}</Definition>
          )}
          {claim.traceSha256 !== null && (
            <Definition label={t('SHA-256 of the derivation')}>{claim.traceSha256}</Definition>
          )}
        </DefinitionList>
      </Stack>
    </section>
  );
}
