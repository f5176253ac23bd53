import { chakra } from '@chakra-ui/react/styled-system';
import { CLAIM_EMAIL_LABEL } from '@rules/claim-field-labels.js';
import { Permission } from '@rules/permissions.js';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../../components/actions/button';
import { CopyButton } from '../../../components/actions/copy-button';
import { Explained } from '../../../components/actions/explained';
import { Tag } from '../../../components/feedback/tag';
import { Inline } from '../../../components/page/layout';
import { EmailText } from '../../../components/table/email-text';
import { meaningOf } from '../../../domain/claim/terms';
import { paths } from '../../../domain/paths';
import { usePageHeading } from '../../../domain/scheme/use-page-heading';
import { Allowed } from '../../../domain/session/allowed';
import { usePermission } from '../../../domain/session/use-permission';
import type { SchemeQuery } from '../../../generated/graphql';
import { formatMomentAt } from '../../../lib/dates';
import { submissionState } from './submission-state';
import type { PageFacts } from './open-points';
import { SidEditor } from './sid-editor';
import type { Submission } from './submission-data';

const Titles = chakra('p', { base: { textStyle: 'caption', color: 'muted' } });
/** One line that stays at the top of a wide window; `data-page-bar` makes room for it where the page is scrolled to. */
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    py: '2',
    bg: 'canvas',
    borderBottomWidth: '1px',
    borderColor: 'hairline',
    lg: { position: 'sticky', top: '0', zIndex: 'bar' },
    _print: { position: 'static' },
  },
});
const Name = chakra('h1', {
  base: {
    flex: { lg: '1 1 10rem' },
    minWidth: '0',
    overflowWrap: 'anywhere',
    // The name stands here only: a long one takes a second line rather than being cut after a few letters.
    lg: { lineClamp: 2 },
    _print: { lineClamp: 'none' },
  },
});
const Facts = chakra('dl', { base: { display: 'contents' } });
const Fact = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', minWidth: '0' },
});
const Label = chakra('dt', { base: { textStyle: 'caption', color: 'muted' } });
const Value = chakra('dd', { base: { textStyle: 'label', minWidth: '0', overflowWrap: 'anywhere' } });
const Rest = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '1',
    pt: '2',
    pb: '1',
  },
});
const Status = chakra('div', { base: { mt: '1' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface OfficeHeaderProps {
  submission: Submission;
  scheme: SchemeQuery['scheme'];
  facts: PageFacts;
  /** The way down to this claim. */
  breadcrumbs: ReactNode;
  /** The claims before and after it in the list. */
  steps: ReactNode;
  /** The open points. */
  status: ReactNode;
  /** A further action on the claim. */
  action?: ReactNode;
}

/** The claim's header for administrators: one line that stays in view, and few below it, so that Part A begins high. */
export function OfficeHeader(props: OfficeHeaderProps) {
  const { submission, scheme, facts, breadcrumbs, steps, status, action } = props;
  const { search } = useLocation();
  const mayEditSid = usePermission(Permission.SidEdit);
  const { legalEntity, registeredOwner } = submission.submissionData.legalDetails;
  const name = legalEntity || t('Legal entity not given');
  const heading = usePageHeading(submission.sid ? `${submission.sid} ${name}` : name);
  const state = submissionState(submission, facts);
  return (
    <>
      <Inline spread>
        {breadcrumbs}
        <Titles>
          {scheme.classActionTitle} · {scheme.settlementPortalTitle}
        </Titles>
      </Inline>
      <Bar data-page-bar>
        <Facts>
          <Fact>
            <Label>
              <Explained meaning={meaningOf.sid}>{t('SID')}</Explained>
            </Label>
            <Value>
              {mayEditSid ? <SidEditor submission={submission} /> : (submission.sid ?? t('Not set yet'))}
            </Value>
          </Fact>
        </Facts>
        <Name ref={heading} tabIndex={-1} textStyle="heading" title={name}>
          {name}
        </Name>
        {state && <Tag tone={state.tone}>{state.words}</Tag>}
        <Actions>
          {steps}
          {submission.mayUpdate && (
            <ButtonLink size="small" to={{ pathname: paths.submissionEdit(submission.id), search }}>
              {t('Edit')}
            </ButtonLink>
          )}
          <Allowed permission={Permission.HistoryRead}>
            <ButtonLink size="small" to={{ pathname: paths.claimHistory(submission.id), search }}>
              {t('History')}
            </ButtonLink>
          </Allowed>
          {action}
        </Actions>
      </Bar>
      <Status>{status}</Status>
      <Rest as="dl">
        <Fact>
          <Label>
            <Explained meaning={meaningOf.rgm}>{t('RGM')}</Explained>
          </Label>
          <Value>
            {registeredOwner && registeredOwner !== legalEntity ? registeredOwner : t('The legal entity')}
          </Value>
        </Fact>
        <Fact>
          <Label>
            <Explained meaning={meaningOf.claimEmail}>{CLAIM_EMAIL_LABEL}</Explained>
          </Label>
          <Value>
            <EmailText>{submission.email}</EmailText>
          </Value>
        </Fact>
        <Fact>
          <Label>{t('Submission id')}</Label>
          <Value>
            <CopyButton label={t('Copy the submission id')} value={submission.submissionId}>
              {t('Copy')}
            </CopyButton>
          </Value>
        </Fact>
        <Fact>
          <Label>{t('In this portal since')}</Label>
          <Value>{formatMomentAt(submission.createdAt, scheme.timeZone)}</Value>
        </Fact>
      </Rest>
    </>
  );
}
