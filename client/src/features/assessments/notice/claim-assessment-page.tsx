import { dayText } from '@rules/day-text.js';
import { describeRules } from '@rules/describe-rules.js';
import type { Band } from '@rules/assessment/assessment-document.js';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { t } from '@rules/text.js';
import { BulletList, Muted, SectionTitle, Stack, SubsectionTitle } from '../../../components/page/layout';
import { Definition, DefinitionList } from '../../../components/page/definition-list';
import { Folded } from '../../../components/page/folded';
import { EmptyState } from '../../../components/feedback/states';
import { Page } from '../../../components/page/page';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { Dated } from '../../../components/text/dated';
import { Anchor, TextLink } from '../../../components/actions/text-link';
import { claimCrumb } from '../../../domain/claim/claim-crumb';
import { PageHeading } from '../../../domain/scheme/page-heading';
import { useScheme } from '../../../domain/scheme/use-scheme';
import { paths } from '../../../domain/paths';
import { Unavailable } from '../../../domain/session/unavailable';
import type { ClaimRemovalPartFragment, SchemeQuery } from '../../../generated/graphql';
import { formatMoment } from '../../../lib/dates';
import { useScrollToHash } from '../../../lib/use-scroll-to-hash';
import { ClaimObjections } from '../objections/claim-objections';
import { ObjectionsOfRemoved } from '../objections/objections-of-removed';
import { AssessmentOutcome } from './assessment-outcome';
import { CheckYourself } from './check-yourself';
import { contextOf, type ClaimAssessment } from './claim-assessment';
import { lotsOf } from './lots';
import { LotsPicture } from './lots-picture';
import { NoticePdfButton } from './notice-pdf-button';
import { NoticeTrades } from './notice-trades';
import { SliceList } from './slice-list';
import { usePublishedAssessment } from './use-published-assessment';

type Scheme = SchemeQuery['scheme'];

interface ClaimAssessmentPageProps {
  /** The documents of the claim, which support an objection. */
  documents: ReactNode;
  /** Says that the claim was removed, to its owner or to the office. */
  removalNotice: (removal: ClaimRemovalPartFragment, scheme: Scheme) => ReactNode;
}

/**
 * The published assessment of a claim: its recognised loss, how it comes about, how to check it and how to object
 * (NOTICE-12).
 */
export function ClaimAssessmentPage({ documents, removalNotice }: ClaimAssessmentPageProps) {
  const { submissionId = '' } = useParams();
  const { scheme } = useScheme();
  const { assessment, removal, error, retry } = usePublishedAssessment(submissionId);
  if (error) return <Unavailable subject="submission" error={error} onRetry={retry} />;
  const name = assessment ? claimCrumb(assessment.trace.claim.sid, '') : t('This claim');
  return (
    <Page width="claim">
      <PageHeading
        title={t('Assessment of {name}', { name })}
        above={[{ to: paths.submissionView(submissionId), name }]}
        here={t('Assessment')}
        actions={
          assessment &&
          !removal &&
          assessment.trace.isSame !== false &&
          !assessment.trace.areRulesAltered && <NoticePdfButton submissionId={submissionId} />
        }
      >
        {t('Assessment Notice')}
      </PageHeading>
      {assessment === undefined || !scheme ? (
        <SkeletonLines count={12} />
      ) : removal ? (
        <Stack gap="open">
          {removalNotice(removal, scheme)}
          <ObjectionsOfRemoved submissionId={submissionId} scheme={scheme} />
        </Stack>
      ) : assessment ? (
        <AssessmentSections
          submissionId={submissionId}
          assessment={assessment}
          scheme={scheme}
          documents={documents}
        />
      ) : (
        <EmptyState title={t('Not assessed yet')}>
          {t('The assessment of this claim is shown here once it is published. We will write to you then.')}
        </EmptyState>
      )}
    </Page>
  );
}

interface SectionsProps {
  submissionId: string;
  assessment: ClaimAssessment;
  scheme: Scheme;
  documents: ReactNode;
}

function AssessmentSections({ submissionId, assessment, scheme, documents }: SectionsProps) {
  const { trace, rulesNumber } = assessment;
  // SQL may have left nothing readable.
  const rules = trace.areRulesAltered ? undefined : contextOf(assessment).document;
  useScrollToHash(true);
  const isShown = trace.isSame === true && trace.claim.status === 'ASSESSED';
  return (
    <Stack gap="open">
      <Holder assessment={assessment} />
      <AssessmentOutcome submissionId={submissionId} assessment={assessment} />
      {trace.isSame === true && rules && <NoticeTrades trace={trace} rules={rules} />}
      {isShown && rules && <Derivation assessment={assessment} bands={rules.assessment.bands ?? []} />}
      <ClaimObjections
        submissionId={submissionId}
        assessment={assessment}
        scheme={scheme}
        documents={documents}
      />
      {isShown && rules && <CheckYourself submissionId={submissionId} assessment={assessment} />}
      {trace.isSame !== null && rules && (
        <section aria-labelledby="rules">
          <Stack gap="tight">
            <SectionTitle id="rules">
              {t('What the rules say (version {rulesNumber})', { rulesNumber })}
            </SectionTitle>
            <Folded label={t('Show the rules in words')}>
              <Stack>
                {describeRules(rules).map(({ title, sentences }) => (
                  <Stack key={title} gap="tight">
                    <SubsectionTitle>{title}</SubsectionTitle>
                    <BulletList>
                      {sentences.map((sentence) => (
                        <li key={sentence}>
                          <Dated>{sentence}</Dated>
                        </li>
                      ))}
                    </BulletList>
                  </Stack>
                ))}
              </Stack>
            </Folded>
          </Stack>
        </section>
      )}
      <Particulars assessment={assessment} timeZone={scheme.timeZone} />
    </Stack>
  );
}

/** Whose claim it is. */
function Holder({ assessment: { holder, registeredOwner } }: { assessment: ClaimAssessment }) {
  return (
    <DefinitionList>
      <Definition label={t('Holder')}>{holder}</Definition>
      {registeredOwner.trim() && <Definition label={t('Registered owner')}>{registeredOwner}</Definition>}
    </DefinitionList>
  );
}

function Derivation({ assessment, bands }: { assessment: ClaimAssessment; bands: readonly Band[] }) {
  const lots = lotsOf(assessment);
  const labelled = bands.map(({ id, from, to }) => ({
    id,
    label: t('Bought from {from} to {to}', { from: dayText(from), to: dayText(to) }),
  }));
  return (
    <section aria-labelledby="derivation">
      <Stack>
        <SectionTitle id="derivation">{t('How it comes about')}</SectionTitle>
        {lots.length > 0 && <LotsPicture lots={lots} bands={labelled} />}
        {assessment.trace.slices.length > 0 ? (
          <SliceList assessment={assessment} />
        ) : (
          <Muted>{t('There are no shares to assess.')}</Muted>
        )}
      </Stack>
    </section>
  );
}

function Particulars({ assessment, timeZone }: { assessment: ClaimAssessment; timeZone: string }) {
  const { runNumber, moment, publishedAt, rulesNumber, rulesSha256, code, trace } = assessment;
  return (
    <section aria-labelledby="particulars">
      <Stack>
        <SectionTitle id="particulars">{t('About this notice')}</SectionTitle>
        <DefinitionList>
          <Definition label={t('Published')}>{formatMoment(publishedAt, timeZone)}</Definition>
          <Definition label={t('Your claim as it was')}>{formatMoment(moment, timeZone)}</Definition>
          <Definition label={t('Assessment run')}>{String(runNumber)}</Definition>
          <Definition label={t('Version of the rules')}>
            {String(rulesNumber)} <Anchor href={`/api/rules/${rulesNumber}`}>{t('as a file (JSON)')}</Anchor>
          </Definition>
          <Definition label={t('SHA-256 of the rules')}>{rulesSha256}</Definition>
          {trace.claim.traceSha256 && (
            <Definition label={t('SHA-256 of the working')}>{trace.claim.traceSha256}</Definition>
          )}
          <Definition
            label={t('Code of this notice')}
            hint={t('Anybody can ask by it whether this notice is real')}
          >
            <TextLink to={paths.noticeCode(code)}>{code}</TextLink>
          </Definition>
        </DefinitionList>
      </Stack>
    </section>
  );
}
