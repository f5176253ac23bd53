import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import type { ListDiff } from '../../lib/list-diff';
import { Notice } from '../feedback/notice';
import { Card, Inline, Stack } from '../page/layout';
import { DataTable, type Column } from '../table/data-table';
import { TitledLines } from '../table/titled-lines';
import { Trans } from '../text/trans';

/** A change made by another user meanwhile, as displayed. */
export interface Difference {
  path: string;
  label: string;
  before: string;
  now: string;
  /** The value in the form, when this user has changed it too and differently. */
  mine?: string;
  /** Of a list: the rows that the other user changed, and those that this user changed. */
  rows?: { theirs: ListDiff; mine?: ListDiff };
}

const ROWS_AT_FIRST = 8;
const given = (words: string) => words || t('Not given');

const columns: Column<Difference>[] = [
  { header: t('Field'), cell: ({ label }) => label, lead: true },
  { header: t('When you started'), cell: ({ before }) => given(before) },
  { header: t('Now'), cell: ({ now }) => given(now) },
  { header: t('Yours'), cell: ({ mine }) => (mine === undefined ? t('You did not change it') : given(mine)) },
];

/** Whether the two edits conflict in a field, so that the user must choose. */
export function editsMeet(differences: readonly Difference[]): boolean {
  return differences.some(({ mine }) => mine !== undefined);
}

interface ConflictPanelProps {
  /** What was edited. */
  subject: 'claim' | 'registration';
  differences: Difference[];
  /** What the user can do now. */
  advice: string;
  /** The buttons. */
  actions: ReactNode;
  /** Content below the buttons. */
  footnote?: ReactNode;
}

/**
 * Another user saved the edited object after the form was opened: shows their changes next to what was typed. Takes the
 * focus. Nothing is saved before the user has chosen.
 */
export function ConflictPanel({ subject, differences, advice, actions, footnote }: ConflictPanelProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(function goToPanel() {
    box.current?.focus();
  }, []);
  return (
    <Card
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-label={t(
        'The {subject, select, registration {registration} other {claim}} was changed in the meantime',
        {
          subject,
        },
      )}
    >
      <Stack>
        <Notice
          tone="needs"
          title={t(
            'Someone else changed this {subject, select, registration {registration} other {claim}} while you were editing it',
            { subject },
          )}
        >
          <p>
            {t('Your changes have not been saved yet. Everything you typed is still here.')} {advice}
          </p>
        </Notice>
        <DataTable
          caption={t('What changed in the meantime')}
          columns={columns}
          rows={differences}
          rowKey={({ path }) => path}
        />
        {differences.map(
          ({ path, label, rows }) =>
            rows && (
              <Stack key={path} gap="tight" role="group" aria-label={t('{label}, row by row', { label })}>
                <RowChanges titles={THEIR_CHANGES} diff={rows.theirs} />
                {rows.mine && <RowChanges titles={YOUR_CHANGES} diff={rows.mine} />}
              </Stack>
            ),
        )}
        <Inline>{actions}</Inline>
        {footnote}
      </Stack>
    </Card>
  );
}

type ChangeTitles = Record<keyof ListDiff, string>;

const THEIR_CHANGES: ChangeTitles = {
  changed: t('They changed'),
  added: t('They added'),
  removed: t('They removed'),
};
const YOUR_CHANGES: ChangeTitles = {
  changed: t('You changed'),
  added: t('You added'),
  removed: t('You removed'),
};

function RowChanges({ titles, diff }: { titles: ChangeTitles; diff: ListDiff }) {
  const changed = diff.changed.map(({ before, now }) => (
    <Trans
      id="{before} <0>is now</0> {now}"
      parts={[(text) => <strong>{text}</strong>]}
      values={{ before, now }}
    />
  ));
  return (
    <>
      <TitledLines title={titles.changed} lines={changed} atFirst={ROWS_AT_FIRST} />
      <TitledLines title={titles.added} lines={diff.added} atFirst={ROWS_AT_FIRST} />
      <TitledLines title={titles.removed} lines={diff.removed} atFirst={ROWS_AT_FIRST} />
    </>
  );
}
