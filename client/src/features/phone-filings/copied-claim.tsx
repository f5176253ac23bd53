import { fieldsShown } from '@rules/claim-catalogue.js';
import { useEffect } from 'react';
import { t } from '@rules/text.js';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Card, Prose, SectionTitle, Stack } from '../../components/page/layout';
import { claimValueText } from '../../domain/claim/claim-choices';
import { CLAIM_GROUPS, claimGroupTitles } from '../../domain/claim/claim-labels';
import { claimTextAt } from '../../domain/claim/claim-text';
import type { SchemeQuery } from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { CopiedTrades } from './copied-trades';
import type { OpenedCopy } from './copy-code';

interface CopiedClaimProps {
  copy: OpenedCopy;
  scheme: SchemeQuery['scheme'];
}

/** The claim as it was when the copy was sent, read-only, in the large type of members' pages. */
export function CopiedClaim({ copy, scheme }: CopiedClaimProps) {
  const { sid, filedAt, copiedAt, submissionData: data } = copy;
  const { timeZone } = scheme;
  useEffect(function beginAtTheTop() {
    window.scrollTo(0, 0);
  }, []);
  return (
    <Stack gap="wide">
      <Prose>
        {t(
          'You gave us this claim by telephone on {filedAt}. It is shown as it was on {copiedAt}, when we sent you the e-mail. Of bank and tax numbers you see only the last characters.',
          { filedAt: formatMomentAt(filedAt, timeZone), copiedAt: formatMomentAt(copiedAt, timeZone) },
        )}
      </Prose>
      {sid && (
        <DefinitionList>
          <Definition label={t('SID')} hint={t('The number of your claim')}>
            {sid}
          </Definition>
        </DefinitionList>
      )}
      {CLAIM_GROUPS.map((group) => (
        <Card key={group}>
          <SectionTitle>{claimGroupTitles[group]}</SectionTitle>
          <DefinitionList>
            {fieldsShown(group, data.bankDetails.bankType).map(({ path, label }) => (
              <Definition key={path} label={label}>
                {claimValueText(path, claimTextAt(data, path))}
              </Definition>
            ))}
          </DefinitionList>
        </Card>
      ))}
      <Card>
        <SectionTitle>{t('Your purchases and sales')}</SectionTitle>
        <CopiedTrades trades={data.tradeDetails} scheme={scheme} />
      </Card>
    </Stack>
  );
}
