import { Permission } from '@rules/permissions.js';
import type { RulesDocument } from '@rules/rules-document.js';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { t } from '@rules/text.js';
import { Button, ButtonLink } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Inline, SectionTitle, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { paths } from '../../domain/paths';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { Allowed } from '../../domain/session/allowed';
import { CheckRefusal } from '../../domain/session/check-refusal';
import { useCheckRefusal } from '../../domain/session/use-check-refusal';
import { useRulesVersionQuery, type RulesDetailsFragment } from '../../generated/graphql';
import { formatDate, formatMomentAt } from '../../lib/dates';
import { saveFile } from '../../lib/save-file';
import { ApproveRulesDialog } from './approve-rules-dialog';
import { InflationChart } from './inflation-chart';
import { KnownCases } from './known-cases/known-cases';
import { RetireRulesDialog } from './retire-rules-dialog';
import { RulesComparison } from './rules-comparison';
import { RulesDescription } from './rules-description';
import { RulesUnavailable } from './rules-unavailable';
import { RulesStateTag } from './rules-state-tag';
import { versionNumber } from './version-number';

/** A version of the rules: its content, its basis, and its changes (RULES-13). */
export function RulesVersionPage() {
  const number = versionNumber(useParams()['number']);
  const { scheme } = useScheme();
  const { data, error, refetch } = useRulesVersionQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  const rules = data?.rulesVersion;
  return (
    <Page width="claim">
      {rules && scheme ? (
        <Version rules={rules} timeZone={scheme.timeZone} />
      ) : error ? (
        <RulesUnavailable number={number} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={12} />
      )}
    </Page>
  );
}

function Version({ rules, timeZone }: { rules: RulesDetailsFragment; timeZone: string }) {
  const { number, state, effectiveFrom, basis, author, createdAt, approvedBy, approvedAt, sha256 } = rules;
  const [dialog, setDialog] = useState<'approve' | 'retire'>();
  const mayCheck = useCheckRefusal() === null;
  const written = t('{author} on {createdAt}', { author, createdAt: formatMomentAt(createdAt, timeZone) });
  const approved =
    approvedBy && approvedAt
      ? t('{approvedBy} on {approvedAt}', { approvedBy, approvedAt: formatMomentAt(approvedAt, timeZone) })
      : t('Not approved');
  const retired =
    rules.retiredBy && rules.retiredAt
      ? t('{retiredBy} on {retiredAt}', {
          retiredBy: rules.retiredBy,
          retiredAt: formatMomentAt(rules.retiredAt, timeZone),
        })
      : undefined;
  // Where somebody left nothing readable, the server has no words for it either.
  const isReadable = rules.inWords.length > 0;
  const document = useMemo(
    () => (isReadable ? (JSON.parse(rules.document) as RulesDocument) : undefined),
    [isReadable, rules.document],
  );
  return (
    <>
      <PageHeading
        above={ABOVE.rulesVersion}
        here={t('Version {number}', { number })}
        actions={
          <>
            {rules.mayApprove && mayCheck && (
              <Button look="primary" onClick={() => setDialog('approve')}>
                {t('Approve')}
              </Button>
            )}
            {rules.mayEdit && (
              <ButtonLink look="primary" to={paths.rulesEdit(number)}>
                {t('Edit draft')}
              </ButtonLink>
            )}
            <Allowed permission={Permission.RulesEdit}>
              <ButtonLink to={paths.rulesNew(number)}>{t('New version from this')}</ButtonLink>
            </Allowed>
            <Button onClick={() => saveFile(`rules-${number}.json`, 'application/json', rules.document)}>
              {t('Save as a file')}
            </Button>
            {rules.mayRetire && <Button onClick={() => setDialog('retire')}>{t('Retire')}</Button>}
          </>
        }
      >
        {t('Rules, version {number}', { number })}
      </PageHeading>
      <Stack gap="wide">
        {rules.mayApprove && <CheckRefusal />}
        {rules.isAltered && (
          <Notice tone="error" title={t('The text of this version was changed')}>
            {t(
              'It no longer has the SHA-256 below, so somebody changed it in the database. It cannot be approved, no run starts by it, and runs that were made by it cannot be approved or published. Find out who changed it, and have the text restored.',
            )}
          </Notice>
        )}
        <DefinitionList>
          <Definition label={t('State')}>
            <Inline>
              <RulesStateTag state={state} />
            </Inline>
          </Definition>
          <Definition label={t('Holds from')}>{formatDate(effectiveFrom)}</Definition>
          <Definition label={t('Rests on')}>{basis}</Definition>
          <Definition label={t('Written by')}>{written}</Definition>
          <Definition label={t('Approved by')}>{approved}</Definition>
          {retired && <Definition label={t('Retired by')}>{retired}</Definition>}
          {rules.retiredBecause && <Definition label={t('Reason')}>{rules.retiredBecause}</Definition>}
          <Definition label={t('SHA-256')}>{sha256}</Definition>
        </DefinitionList>
        <RulesComparison number={number} />
        {document && (
          <>
            <section aria-label={t('What these rules say')}>
              <Stack>
                <SectionTitle>{t('What these rules say')}</SectionTitle>
                <InflationChart document={document} />
                <RulesDescription parts={rules.inWords} />
              </Stack>
            </section>
            <KnownCases document={document} />
          </>
        )}
      </Stack>
      {dialog === 'approve' && <ApproveRulesDialog rules={rules} onClose={() => setDialog(undefined)} />}
      {dialog === 'retire' && <RetireRulesDialog rules={rules} onClose={() => setDialog(undefined)} />}
    </>
  );
}
