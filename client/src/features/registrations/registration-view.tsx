import { displayedRegisteredOwner } from '@rules/registered-owner.js';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../components/actions/button';
import { EmptyState } from '../../components/feedback/states';
import { ContentsLayout, Part } from '../../components/page/contents-layout';
import { DefinitionList } from '../../components/page/definition-list';
import { Stack } from '../../components/page/layout';
import { PageHeading } from '../../domain/scheme/page-heading';
import { DataTable } from '../../components/table/data-table';
import type { RegistrationAnswersFragment, SchemeQuery } from '../../generated/graphql';
import { dayOf, formatDate } from '../../lib/dates';
import { formatShares, isDecimal } from '../../lib/decimals';
import { paths } from '../../domain/paths';
import { OpeningBalance } from '../../domain/trade/opening-balance';
import { formValuesOf } from './form/registration-form-values';
import { RegistrationAnswers } from './registration-answers';
import { REGISTRATION_PARTS } from './registration-labels';
import { tradeColumns } from './trade-columns';

interface RegistrationViewProps {
  registration: RegistrationAnswersFragment;
  scheme: SchemeQuery['scheme'];
  mayEdit: boolean;
}

/** An older registration, read-only: Parts 1 to 5 with a table of contents. */
export function RegistrationView({ registration, scheme, mayEdit }: RegistrationViewProps) {
  const { id, timeCreatedAt, owner, data } = registration;
  const { openingBalance, tradeData } = data.tradeDetails;
  const values = formValuesOf(data);
  const name = displayedRegisteredOwner(data) || t('Registered owner not given');
  const filed = formatDate(dayOf(new Date(timeCreatedAt), scheme.timeZone));
  const [contact, member, address, shareholder, trade] = REGISTRATION_PARTS;
  const trades = [...tradeData].sort((one, other) => other.tradeDate.localeCompare(one.tradeDate));
  return (
    <>
      <PageHeading
        lead={t('Filed on {filed} by {name} ({email})', { filed, name: owner.name, email: owner.email })}
        actions={mayEdit && <ButtonLink to={paths.registrationEdit(id)}>{t('Edit')}</ButtonLink>}
      >
        {name}
      </PageHeading>
      <ContentsLayout entries={[...REGISTRATION_PARTS]}>
        <Part {...contact}>
          <RegistrationAnswers values={values} group="contactInformation" />
        </Part>
        <Part {...member}>
          <RegistrationAnswers values={values} group="groupMemberDetails" />
        </Part>
        <Part {...address}>
          <RegistrationAnswers values={values} group="groupMemberAddress" />
        </Part>
        <Part {...shareholder}>
          <RegistrationAnswers values={values} group="shareholderDetails" />
        </Part>
        <Part {...trade}>
          <Stack gap="wide">
            <DefinitionList>
              <OpeningBalance day={scheme.openingBalanceDate}>
                {isDecimal(openingBalance) ? formatShares(openingBalance) : openingBalance}
              </OpeningBalance>
            </DefinitionList>
            {trades.length === 0 ? (
              <EmptyState title={t('No trades')}>
                {t('No trade is recorded for this registration.')}
              </EmptyState>
            ) : (
              <DataTable
                caption={t('Trades, newest first')}
                columns={tradeColumns<(typeof trades)[number]>()}
                rows={trades}
                rowKey={(row) => row.id}
              />
            )}
          </Stack>
        </Part>
      </ContentsLayout>
    </>
  );
}
