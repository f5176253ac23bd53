import { countOf } from '@rules/count-of.js';
import { t } from '@rules/text.js';
import { useParams, useSearchParams } from 'react-router';
import { Button } from '../../../components/actions/button';
import { Anchor, TextLink } from '../../../components/actions/text-link';
import { EmptyState } from '../../../components/feedback/states';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { Definition, DefinitionList } from '../../../components/page/definition-list';
import { Caption, Card, Inline, Muted, Prose, SectionTitle, Stack } from '../../../components/page/layout';
import { MemberAmount } from '../../../components/page/member-amount';
import { Page } from '../../../components/page/page';
import { Trans } from '../../../components/text/trans';
import { claimCrumb } from '../../../domain/claim/claim-crumb';
import { useTicket } from '../../../domain/files/use-ticket';
import { paths } from '../../../domain/paths';
import { PageHeading } from '../../../domain/scheme/page-heading';
import { useScheme } from '../../../domain/scheme/use-scheme';
import { Unavailable } from '../../../domain/session/unavailable';
import { usePaymentLineQuery } from '../../../generated/graphql';
import { formatMoment } from '../../../lib/dates';
import { waterfallOf } from '../typed-waterfall';
import { WaterfallPicture } from '../waterfall-picture';
import { CheckLine } from './check-line';
import { isPaidOut } from './is-paid-out';
import { dollars, howItComes, ruleTexts, stateText, stepsOf, taxReason, type PaymentLine } from './line-text';
import { PaymentStatus } from './payment-status';

/** The payment of a claim by the published distribution: how it comes about, how to check it, where it goes (LINE-2). */
export function PaymentLinePage() {
  const { submissionId = '' } = useParams();
  const { scheme } = useScheme();
  const number = countOf(useSearchParams()[0].get('distribution')) || undefined;
  const { data, error, refetch } = usePaymentLineQuery({
    variables: { submissionId, ...(number !== undefined && { number }) },
  });
  if (!data && error)
    return <Unavailable subject="submission" error={error} onRetry={() => void refetch()} />;
  const line = data?.distributionLine;
  const name = line ? claimCrumb(line.sid, '') : t('This claim');
  return (
    <Page width="claim">
      <PageHeading
        title={t('Payment of {name}', { name })}
        above={[{ to: paths.submissionView(submissionId), name }]}
        here={t('Payment')}
      >
        {t('Final Distribution Notice')}
      </PageHeading>
      {!data || !scheme ? (
        <SkeletonLines count={12} />
      ) : line ? (
        <Stack gap="open">
          <OtherPayments submissionId={submissionId} line={line} />
          <Outcome submissionId={submissionId} line={line} />
          <HowItComes line={line} />
          {line.mayCheck && <CheckLine submissionId={submissionId} line={line} />}
          {line.mayCheck && <KeepIt submissionId={submissionId} line={line} />}
          <Particulars line={line} timeZone={scheme.timeZone} />
        </Stack>
      ) : (
        <EmptyState title={t('Not Available')}>
          {t('The payment of this claim is shown here once the distribution is published.')}
        </EmptyState>
      )}
    </Page>
  );
}

/** Of a claim with several payments: which one this is, and the others (LINE-5). */
function OtherPayments({ submissionId, line }: { submissionId: string; line: PaymentLine }) {
  const { number, numbers } = line;
  if (numbers.length < 2) return null;
  return (
    <Stack gap="tight">
      <p>
        {t('This is payment {place} of {count}, from distribution {number}.', {
          place: numbers.indexOf(number) + 1,
          count: numbers.length,
          number,
        })}
      </p>
      <Inline>
        {numbers
          .filter((other) => other !== number)
          .map((other) => (
            <TextLink key={other} to={paths.claimPayment(submissionId, other)}>
              {t('The payment from distribution {other}', { other })}
            </TextLink>
          ))}
      </Inline>
    </Stack>
  );
}

function Outcome({ submissionId, line }: { submissionId: string; line: PaymentLine }) {
  const { net, account } = line;
  return (
    <Card aria-label={t('Your payment')}>
      <Stack gap="tight">
        <Muted>{t('Your payment')}</Muted>
        <MemberAmount>{dollars(net)}</MemberAmount>
        <Prose>{stateText(line)}</Prose>
        {isPaidOut(line) && (
          <>
            <PaymentStatus submissionId={submissionId} net={net} number={line.number}>
              <p>
                {account
                  ? t('It goes to the account ending in {digits}.', { digits: account.replaceAll('•', '') })
                  : t('There is no account for it yet: please add your bank details to the claim.')}
              </p>
            </PaymentStatus>
            <Caption>{t('Subject to tax advice given to the administrator.')}</Caption>
          </>
        )}
      </Stack>
    </Card>
  );
}

const isSaid = (sentence: string | undefined) => sentence !== undefined;

function HowItComes({ line }: { line: PaymentLine }) {
  const { loss, principal, interest, payment, withheld, net } = line;
  return (
    <section aria-labelledby="how">
      <Stack>
        <SectionTitle id="how">{t('How it comes about')}</SectionTitle>
        <Stack gap="tight">
          {[...howItComes(line), ...ruleTexts(line), taxReason(line)].filter(isSaid).map((sentence) => (
            <Prose key={sentence}>{sentence}</Prose>
          ))}
        </Stack>
        <WaterfallPicture drawn={waterfallOf({ ...line.fund, steps: stepsOf(line) })} />
        <DefinitionList>
          <Definition label={t('Your recognised loss')}>{dollars(loss)}</Definition>
          <Definition label={t('From the settlement sum')}>{dollars(principal)}</Definition>
          <Definition label={t('From the interest')}>{dollars(interest)}</Definition>
          {line.numbers.length > 1 && (
            <Definition label={t('Paid by earlier distributions')}>{dollars(line.paidBefore)}</Definition>
          )}
          <Definition label={t('Payment')}>{dollars(payment)}</Definition>
          <Definition label={t('Tax withheld')} hint={t('Kept back and paid to the tax office')}>
            {dollars(withheld)}
          </Definition>
          <Definition label={t('Paid to you')}>{dollars(net)}</Definition>
        </DefinitionList>
      </Stack>
    </section>
  );
}

function KeepIt({
  submissionId,
  line: { sid, number, numbers },
}: {
  submissionId: string;
  line: PaymentLine;
}) {
  const { download, loading } = useTicket(
    'LINE_PROOF',
    submissionId,
    numbers.length > 1 ? number : undefined,
  );
  return (
    <section aria-labelledby="keep">
      <Stack>
        <SectionTitle id="keep">{t('Keep it')}</SectionTitle>
        <Muted>
          <Trans
            id="The file has your line and its proof. With it you, or anybody you give it to, can check the payment at <0>the page for checks</0>, also years from now and without this website."
            parts={[(text) => <Anchor href="/verify">{text}</Anchor>]}
          />
        </Muted>
        <Inline>
          <Button pending={loading} onClick={() => void download(`Payment ${sid}, line with proof.json`)}>
            {t('Download line and proof')}
          </Button>
        </Inline>
      </Stack>
    </section>
  );
}

function Particulars({ line, timeZone }: { line: PaymentLine; timeZone: string }) {
  return (
    <section aria-labelledby="particulars">
      <Stack>
        <SectionTitle id="particulars">{t('About this notice')}</SectionTitle>
        <DefinitionList>
          <Definition label={t('Published')}>{formatMoment(line.publishedAt, timeZone)}</Definition>
          <Definition label={t('SID')}>{line.sid}</Definition>
        </DefinitionList>
      </Stack>
    </section>
  );
}
