import { useState } from 'react';
import { Button } from '../components/actions/button';
import { BarChart } from '../components/chart/bar-chart';
import { StepChart } from '../components/chart/step-chart';
import { Dialog, DialogBody, DialogCancel } from '../components/dialog/dialog';
import { Notice } from '../components/feedback/notice';
import { ProgressBar } from '../components/feedback/progress-bar';
import { SkeletonLines } from '../components/feedback/skeleton';
import { EmptyState, ErrorState } from '../components/feedback/states';
import { Tag } from '../components/feedback/tag';
import { Definition, DefinitionList } from '../components/page/definition-list';
import { Figures } from '../components/page/figures';
import { Folded } from '../components/page/folded';
import { Inline, Stack } from '../components/page/layout';
import { MemberAmount } from '../components/page/member-amount';
import { type Column, DataTable } from '../components/table/data-table';
import { Example } from './example';

const nothing = () => undefined;

interface Claim {
  sid: string;
  name: string;
  shares: string;
}

const CLAIMS: Claim[] = [
  {
    sid: '070123',
    name: 'Harbour Nominees Pty Ltd as trustee for the Fairweather Family Trust',
    shares: '1,000',
  },
  { sid: '070124', name: 'Łukasz Żółć', shares: '−12,345' },
];
const COLUMNS: Column<Claim>[] = [
  { header: 'SID', cell: ({ sid }) => sid, width: 'fit' },
  { header: 'Legal Entity', cell: ({ name }) => name, lead: true },
  { header: 'Shares', cell: ({ shares }) => shares, align: 'end' },
];

/** Tables of the office, fields that are read, and a row of counts. */
export function Tables() {
  return (
    <Example
      title="Data"
      use="Numbers right-aligned with figures of one width. On a phone a row is a card. What is empty says so in words."
    >
      <Stack gap="wide">
        <DataTable caption="Claims" columns={COLUMNS} rows={CLAIMS} rowKey={({ sid }) => sid} />
        <Folded label="Show 2 claims">
          <DataTable caption="Claims on demand" columns={COLUMNS} rows={CLAIMS} rowKey={({ sid }) => sid} />
        </Folded>
        <DefinitionList>
          <Definition label="Account name">Zoë Fairweather</Definition>
          <Definition label="BSB" needed="BSB is required">
            {''}
          </Definition>
        </DefinitionList>
        <Figures
          figures={[
            { name: 'Bought', value: '1,000' },
            { name: 'Sold', value: '300' },
          ]}
        />
        <MemberAmount>$1,234.56</MemberAmount>
        <BarChart
          points={[
            { tick: 'Aug', label: 'August', value: 120 },
            { tick: 'Sep', label: 'September', value: 340 },
            { tick: 'Oct', label: 'October', value: 90 },
          ]}
        />
        <StepChart
          from={2017}
          to={2019}
          steps={[
            { from: 2017, to: 2018, value: 0.42, label: '2017: $0.42' },
            { from: 2018, to: 2019, value: 0.18, label: '2018: $0.18' },
          ]}
          spans={[{ from: 2017.5, to: 2018, look: 'striped', label: 'The window' }]}
          ticks={[2017, 2018, 2019].map((at) => ({ at, text: String(at) }))}
          legend={{ line: 'Inflation a share', spans: { striped: 'Window' } }}
        />
      </Stack>
    </Example>
  );
}

/** What a view shows while it has no data to show, and notes inside a page. */
export function States() {
  return (
    <Example
      title="States"
      use="Every view is designed loading, empty, failed and full. An error says what failed, what is not affected, and what to do."
    >
      <Stack>
        <Inline>
          <Tag>Draft</Tag>
          <Tag tone="active">In progress</Tag>
          <Tag tone="needs">Needs you</Tag>
          <Tag tone="done">Done</Tag>
          <Tag tone="error">Rejected</Tag>
        </Inline>
        <Notice tone="needs" title="1 request waiting since 22-Feb-2023" />
        <Notice tone="done" title="Your claim has been received" />
        <Notice tone="error" title="The file was not imported" />
        <Notice tone="plain">Trades can be changed by request after this.</Notice>
        <ProgressBar label="Import" fraction={0.4} />
        <SkeletonLines count={3} />
        <EmptyState title="No documents yet" action={<Button>Upload</Button>}>
          Contract notes and statements that support the claim.
        </EmptyState>
        <ErrorState message="The claims could not be loaded." onRetry={nothing}>
          Nothing was changed. Try again in a minute.
        </ErrorState>
      </Stack>
    </Example>
  );
}

/** A dialog: for one question or one short form. */
export function Dialogs() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Example
      title="Dialog"
      use="For one question or one short form; never for reading. It names its object, and its buttons say what they do. Focus goes in and comes back."
    >
      <Inline>
        <Button onClick={() => setOpen(true)}>Delete this trade</Button>
      </Inline>
      <Dialog
        open={open}
        onClose={close}
        role="alertdialog"
        title="Delete the purchase of 1,398 shares on 26-Sep-2018?"
        footer={
          <>
            <DialogCancel>Keep it</DialogCancel>
            <Button look="danger" onClick={close}>
              Delete this trade
            </Button>
          </>
        }
      >
        <DialogBody>The claim keeps its other 399 transactions.</DialogBody>
      </Dialog>
    </Example>
  );
}
