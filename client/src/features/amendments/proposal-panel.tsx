import { chakra } from '@chakra-ui/react/styled-system';
import { tradeRowsOf, type TradeRow } from '@rules/trade-row.js';
import { useMemo, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Notice } from '../../components/feedback/notice';
import { Caption, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import { DiscardButton } from '../../components/form/discard-button';
import type { ClaimDataFragment } from '../../generated/graphql';
import { typedAmountText } from '../../domain/draft/typed-amount';
import { claimFields } from './claim-fields';
import { OPENING_BALANCE } from './proposal-warnings';
import { proposalAmount, type ProposalDraft, type ProposalErrors } from './proposal-draft';
import { ProposalFields } from './proposal-fields';
import { ProposalRemovals } from './proposal-removals';

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    p: { base: '3', md: '5' },
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'md',
    bg: 'sunken',
    minWidth: '0',
  },
});
const Title = chakra('p', { base: { textStyle: 'label' } });

/** The editable table of transactions; it belongs to another feature and is passed in by the page. */
export type TradeEntrySlot = (entry: {
  rows: TradeRow[];
  onChange: (rows: TradeRow[]) => void;
  /** The claim's remaining trades: they count for the balance and are not shown. */
  others: TradeRow[];
  /** The value after the proposed change. */
  openingBalance: string;
}) => ReactNode;

interface ProposalPanelProps {
  data: ClaimDataFragment;
  proposal: ProposalDraft;
  errors?: ProposalErrors;
  tradeEntry: TradeEntrySlot;
  onChange: (proposal: ProposalDraft) => void;
  onDrop: () => void;
}

/** The editor of a proposed change: fields, transactions to add, transactions to remove. */
export function ProposalPanel({ data, proposal, errors, tradeEntry, onChange, onDrop }: ProposalPanelProps) {
  const { tradeData } = data.tradeDetails;
  const others = useMemo(
    () => tradeRowsOf(tradeData.filter(({ id }) => !proposal.removeTradeIds.includes(id))),
    [tradeData, proposal.removeTradeIds],
  );
  return (
    <Panel role="group" aria-labelledby="proposal-title">
      <div>
        <SubsectionTitle id="proposal-title">{t('The change you propose')}</SubsectionTitle>
        <Caption>{t('Nothing in your claim changes until an administrator accepts it.')}</Caption>
      </div>
      {errors?.general && <Notice tone="error" title={errors.general} />}
      <ProposalFields
        fields={claimFields(data)}
        changes={proposal.changes}
        errors={errors?.fields ?? {}}
        onChange={(changes) => onChange({ ...proposal, changes })}
      />
      <Stack gap="tight">
        <Title>{t('Transactions to add')}</Title>
        {tradeEntry({
          rows: proposal.addTrades,
          onChange: (addTrades) => onChange({ ...proposal, addTrades }),
          others,
          openingBalance: proposal.changes[OPENING_BALANCE] ?? data.tradeDetails.openingBalance,
        })}
      </Stack>
      <ProposalRemovals
        trades={tradeData}
        chosen={proposal.removeTradeIds}
        onChange={(removeTradeIds) => onChange({ ...proposal, removeTradeIds })}
      />
      <Inline>
        <DiscardButton
          label={t('Remove this proposal')}
          loss={() => typedAmountText(proposalAmount(proposal))}
          onDiscard={onDrop}
        />
      </Inline>
    </Panel>
  );
}
