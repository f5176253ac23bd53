import { percentText, taxBasisText, taxSentences, taxTitle } from '@rules/distribution/tax-text.js';
import { isTaxWithheld } from '@rules/distribution/tax-withheld.js';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { later } from '../../components/later/later';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Caption, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import { useIsOffice } from '../../domain/session/use-is-office';
import { usePermission } from '../../domain/session/use-permission';
import type { ClaimTaxShownFragment } from '../../generated/graphql';

const ExemptionDialog = later(async () => (await import('./exemption-dialog')).ExemptionDialog);

interface ClaimTaxPartProps {
  tax: ClaimTaxShownFragment;
  submissionId: string;
  /** The scheme's. */
  timeZone: string;
}

/** How a claim will be taxed and why, for its member or the office (TAX-1, TAX-2). */
export function ClaimTaxPart(props: ClaimTaxPartProps) {
  const isOffice = useIsOffice();
  return (
    <Stack gap="tight">
      <SubsectionTitle>{t('Tax')}</SubsectionTitle>
      {isOffice ? <ForOffice {...props} /> : <ForMember tax={props.tax} />}
      <Caption>{t('Subject to tax advice given to the administrator.')}</Caption>
    </Stack>
  );
}

function ForMember({ tax }: Pick<ClaimTaxPartProps, 'tax'>) {
  return (
    <>
      <p>{t('{title}.', { title: taxTitle(tax) })}</p>
      {taxSentences(tax).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

function ForOffice({ tax, submissionId, timeZone }: ClaimTaxPartProps) {
  const mayDecide = usePermission(Permission.ClaimsEdit);
  const [isDeciding, setDeciding] = useState(false);
  return (
    <>
      <DefinitionList>
        <Definition label={t('Tax class')}>{taxBasisText(tax)}</Definition>
        <Definition label={t('Tax to be withheld')}>{withheldText(tax)}</Definition>
      </DefinitionList>
      {mayDecide && (
        <Inline>
          <Button size="small" onClick={() => setDeciding(true)}>
            {t('Exemption from quoting a number')}
          </Button>
        </Inline>
      )}
      {isDeciding && (
        <ExemptionDialog
          submissionId={submissionId}
          exemption={tax.exemption}
          timeZone={timeZone}
          onClose={() => setDeciding(false)}
        />
      )}
    </>
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
