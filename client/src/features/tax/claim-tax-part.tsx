import {
  isTaxWithheld,
  percentText,
  taxBasisText,
  taxSentences,
  taxTitle,
} from '@rules/distribution/tax-text.js';
import { t } from '@rules/text.js';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Caption, Stack, SubsectionTitle } from '../../components/page/layout';
import { useIsOffice } from '../../domain/session/use-is-office';
import type { ClaimTaxShownFragment } from '../../generated/graphql';

/** How a claim will be taxed and why, for its member or the office (TAX-1, TAX-2). */
export function ClaimTaxPart({ tax }: { tax: ClaimTaxShownFragment }) {
  const isOffice = useIsOffice();
  return (
    <Stack gap="tight">
      <SubsectionTitle>{t('Tax')}</SubsectionTitle>
      {isOffice ? (
        <DefinitionList>
          <Definition label={t('Tax class')}>{taxBasisText(tax)}</Definition>
          <Definition label={t('Tax to be withheld')}>{withheldText(tax)}</Definition>
        </DefinitionList>
      ) : (
        <>
          <p>{t('{title}.', { title: taxTitle(tax) })}</p>
          {taxSentences(tax).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      )}
      <Caption>{t('Subject to tax advice given to the administrator.')}</Caption>
    </Stack>
  );
}

function withheldText(tax: ClaimTaxShownFragment): string {
  if (tax.rate === null)
    return t('The rules have no rate for this class: no distribution can be computed with it');
  if (!isTaxWithheld(tax)) return t('None');
  const percent = percentText(tax.rate);
  return tax.base === 'INTEREST'
    ? t('{percent} % of the interest', { percent })
    : t('{percent} % of the payment', { percent });
}
