import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { Inline, Stack } from '../../components/page/layout';
import { useCheckRefusal } from '../../domain/session/use-check-refusal';
import type { MoneyLeftDetailsFragment } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';
import { formatMoney } from '../../lib/decimals';
import { TaxKept } from './tax-kept';
import { ConfirmUnclaimedDialog, RefuseUnclaimedDialog } from './unclaimed-dialogs';

export type Declaration = MoneyLeftDetailsFragment['declarations'][number];

/** That payments are unclaimed: what waits for a second person, and what was decided (UNCLAIMED-2). */
export function UnclaimedDeclarations({ declarations }: { declarations: readonly Declaration[] }) {
  if (declarations.length === 0) return null;
  return (
    <Stack>
      {declarations.map((declaration) => (
        <OneDeclaration key={declaration.id} declaration={declaration} />
      ))}
    </Stack>
  );
}

function titleOf({ state, payments: count, principal, interest }: Declaration): string {
  const values = { count, principal: formatMoney(principal), interest: formatMoney(interest) };
  switch (state) {
    case 'PROPOSED':
      return t(
        '{count, plural, one {# payment is proposed as unclaimed: ${principal} and ${interest} interest} other {# payments are proposed as unclaimed: ${principal} and ${interest} interest}}',
        values,
      );
    case 'CONFIRMED':
      return t(
        '{count, plural, one {# payment was declared unclaimed: ${principal} and ${interest} interest} other {# payments were declared unclaimed: ${principal} and ${interest} interest}}',
        values,
      );
    case 'REFUSED':
      return t(
        '{count, plural, one {# payment was not declared unclaimed} other {# payments were not declared unclaimed}}',
        values,
      );
  }
}

function OneDeclaration({ declaration }: { declaration: Declaration }) {
  const { state, basis, due, taxKept, maker, decider, refusedBecause, takenBy, importers } = declaration;
  const notYet = useCheckRefusal();
  const confirmRefusal = declaration.confirmRefusal ?? notYet;
  const [asked, setAsked] = useState<'CONFIRM' | 'REFUSE'>();
  const isOpen = state === 'PROPOSED';
  const close = () => setAsked(undefined);
  return (
    <Notice tone={isOpen ? 'needs' : 'plain'} title={titleOf(declaration)}>
      <p>{t('By {maker}, after the deadline of {due}: {basis}', { maker, due: formatDate(due), basis })}</p>
      <TaxKept tax={taxKept} />
      {decider !== null && refusedBecause === null && <p>{t('Confirmed by {decider}.', { decider })}</p>}
      {decider !== null && refusedBecause !== null && (
        <p>{t('Refused by {decider}: {refusedBecause}', { decider, refusedBecause })}</p>
      )}
      {takenBy !== null && <p>{t('Distribution {takenBy} shares its money.', { takenBy })}</p>}
      {importers.length > 0 && (
        <p>
          {t('Returns of these payments were imported by {names}. Another person must confirm it.', {
            names: importers.join(', '),
          })}
        </p>
      )}
      {isOpen && confirmRefusal !== null && <p>{confirmRefusal}</p>}
      {isOpen && (
        <Inline>
          {confirmRefusal === null && (
            <Button look="primary" onClick={() => setAsked('CONFIRM')}>
              {t('Confirm')}
            </Button>
          )}
          <Button onClick={() => setAsked('REFUSE')}>{t('Refuse')}</Button>
        </Inline>
      )}
      {asked === 'CONFIRM' && <ConfirmUnclaimedDialog declaration={declaration} onClose={close} />}
      {asked === 'REFUSE' && <RefuseUnclaimedDialog declaration={declaration} onClose={close} />}
    </Notice>
  );
}
