import { taxSentences, taxTitle } from '@rules/distribution/tax-text.js';
import { t } from '@rules/text.js';
import { Anchor, TextLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { Caption, Stack } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import type { ClaimTaxShownFragment } from '../../generated/graphql';

interface ClaimTaxNoticeProps {
  tax: ClaimTaxShownFragment;
  claim: { id: string; mayUpdate: boolean };
}

/** That tax will be withheld for want of a tax file number, and where the member gives it (TAX-2). */
export function ClaimTaxNotice({ tax, claim: { id, mayUpdate } }: ClaimTaxNoticeProps) {
  const isWrong = tax.basis === 'RESIDENT_NUMBER_FAILS';
  const words = isWrong ? t('Correct your tax file number') : t('Add your tax file number');
  return (
    <Notice tone="needs" title={taxTitle(tax)}>
      <Stack gap="tight">
        {taxSentences(tax).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          {mayUpdate ? (
            <TextLink to={`${paths.submissionFillIn(id)}#legalDetails.taxNumber`}>{words}</TextLink>
          ) : (
            <Anchor href="#amendments">
              {isWrong
                ? t('Ask us to correct your tax file number')
                : t('Ask us to add your tax file number')}
            </Anchor>
          )}
        </p>
        <Caption>{t('Subject to tax advice given to the administrator.')}</Caption>
      </Stack>
    </Notice>
  );
}
