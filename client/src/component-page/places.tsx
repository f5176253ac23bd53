import { useState } from 'react';
import { Button } from '../components/actions/button';
import { Breadcrumbs } from '../components/page/breadcrumbs';
import { Drawer } from '../components/page/drawer';
import { Inline, Prose, Stack } from '../components/page/layout';
import { ListCard } from '../components/page/list-card';
import { MaskedValue } from '../components/page/masked-value';
import { Tab, TabBar } from '../components/page/tabs';
import { NoSuchPage } from '../components/table/no-such-page';
import { Pagination } from '../components/table/pagination';
import { showToast, type ToastVariant } from '../components/toast/toast-store';
import { Toasts } from '../components/toast/toasts';
import { Example } from './example';

const TOASTS: [ToastVariant, string][] = [
  ['success', 'Your draft has been saved.'],
  ['warning', 'The connection was lost. What you typed is kept.'],
  ['error', 'The claim could not be saved. Try again.'],
  ['neutral', 'The export is being prepared.'],
];
const nothing = () => undefined;

/** Where one is, and how one goes elsewhere. */
export function Places() {
  const [page, setPage] = useState(2);
  return (
    <Example
      title="Navigation"
      use="Breadcrumbs lead up, tabs lead to the places of the office, a card leads to one thing. A list says how many pages it has."
    >
      <Stack>
        <Breadcrumbs above={[{ to: '/lists', name: 'Submissions' }]} current="Claim 070123" />
        <TabBar aria-label="Places">
          <Tab to="/">HOME</Tab>
          <Tab to="/lists">SUBMISSIONS</Tab>
        </TabBar>
        <ul>
          <ListCard to="/claim">Harbour Nominees Pty Ltd</ListCard>
        </ul>
        <MaskedValue label="Account number">123456766</MaskedValue>
        <Pagination page={page} totalPages={3} onPage={setPage} />
        <NoSuchPage totalPages={3} onPage={nothing} />
      </Stack>
    </Example>
  );
}

/** What lies over the page or next to it. */
export function Overlays() {
  const [open, setOpen] = useState(false);
  return (
    <Example
      title="Drawer and alerts"
      use="A drawer shows something next to the page, which stays usable. An alert says in a sentence what happened; nothing is only said there."
    >
      <Inline>
        <Button onClick={() => setOpen(true)}>Open the document</Button>
        {TOASTS.map(([variant, words]) => (
          <Button key={variant} onClick={() => showToast(variant, words, 60_000)}>
            Show {variant}
          </Button>
        ))}
      </Inline>
      {open && (
        <Drawer title="Contract note of 26-Sep-2018" onClose={() => setOpen(false)}>
          <Prose px="gutter">The document, at its full height.</Prose>
        </Drawer>
      )}
      <Toasts />
    </Example>
  );
}
