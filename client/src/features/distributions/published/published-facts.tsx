import type { DistributionPlan } from '@rules/distribution/distribution-plan.js';
import { t } from '@rules/text.js';
import { Anchor } from '../../../components/actions/text-link';
import { Definition, DefinitionList } from '../../../components/page/definition-list';
import { BulletList, SectionTitle, Stack } from '../../../components/page/layout';
import type { PublishedDistributionQuery } from '../../../generated/types';
import { sourceText } from '../source-text';
import { formatCount } from '../../../lib/amounts';
import { formatMoney } from '../../../lib/decimals';

export type Published = NonNullable<PublishedDistributionQuery['publishedDistribution']>;
type Step = Published['fund']['steps'][number];

const dollars = (amount: string) => `$${formatMoney(amount)}`;

interface PublishedFactsProps {
  published: Published;
  /** Of the addresses of its files: its number, where there are several. */
  query: string;
}

/** The sums, what came off first, and what everybody can check. */
export function PublishedFacts({ published, query }: PublishedFactsProps) {
  return (
    <>
      <Sums published={published} />
      <Fund fund={published.fund} follows={published.follows} />
      <Check published={published} query={query} />
    </>
  );
}

function Sums({ published }: { published: Published }) {
  const { number, name, count, loss, principal, interest, residuePrincipal, residueInterest } = published;
  const plan = JSON.parse(published.plan) as DistributionPlan;
  return (
    <Stack as="section" gap="tight" aria-labelledby="sums">
      <SectionTitle id="sums">{t('How the fund is shared')}</SectionTitle>
      <DefinitionList>
        <Definition label={t('Distribution')}>{t('{number}: {name}', { number, name })}</Definition>
        <Definition label={t('Claims with a loss')}>{formatCount(count)}</Definition>
        <Definition label={t('Their losses together')}>{dollars(loss)}</Definition>
        <Definition label={t('Shared among them, from the settlement sum')}>{dollars(principal)}</Definition>
        <Definition label={t('Shared among them, from the interest')}>{dollars(interest)}</Definition>
        <Definition label={t('Left over, for the Court to decide')} hint={t('Settlement sum, then interest')}>
          {t('{residuePrincipal} and {residueInterest}', {
            residuePrincipal: dollars(residuePrincipal),
            residueInterest: dollars(residueInterest),
          })}
        </Definition>
        <Definition label={t('Smallest payment')}>{smallestText(plan)}</Definition>
        <Definition label={t('Largest payment')}>
          {plan.neverAboveLoss ? t('Nobody is paid more than the recognised loss.') : t('There is no limit.')}
        </Definition>
      </DefinitionList>
    </Stack>
  );
}

/** Its own words: those of the office would bring the office's file to this page. */
function smallestText({ minimumPayment }: DistributionPlan): string {
  if (!minimumPayment || minimumPayment.treatment === 'PAY') return t('There is no minimum payment.');
  const amount = formatMoney(minimumPayment.amount);
  return minimumPayment.treatment === 'ROUND_UP'
    ? t('${amount}; payments below it are raised to it', { amount })
    : t('${amount}; nothing is paid below it', { amount });
}

function Fund({
  fund: { settlementSum, interest, steps, sources },
  follows,
}: Pick<Published, 'fund' | 'follows'>) {
  return (
    <Stack as="section" gap="tight" aria-labelledby="fund">
      <SectionTitle id="fund">{t('The fund, and what comes off first')}</SectionTitle>
      {follows && (
        <p>
          {t('It shares what distribution {number} left. The seal of that one is {seal}.', { ...follows })}
        </p>
      )}
      <DefinitionList>
        {sources.map((source) => (
          <Definition key={`${source.kind} ${source.distribution ?? ''}`} label={sourceText(source)}>
            {t('{principal} and {interest} of interest', {
              principal: dollars(source.principal),
              interest: dollars(source.interest),
            })}
          </Definition>
        ))}
        <Definition label={follows ? t('Principal in all') : t('Settlement sum')}>
          {dollars(settlementSum)}
        </Definition>
        <Definition label={follows ? t('Interest in all') : t('Interest')}>{dollars(interest)}</Definition>
        {steps.map((step, at) => (
          <Definition key={at} label={step.name} hint={step.basis}>
            {measureOf(step)}
          </Definition>
        ))}
      </DefinitionList>
    </Stack>
  );
}

function measureOf({ amount, percent, of }: Step): string {
  if (amount !== null) return dollars(amount);
  return of === 'REMAINING'
    ? t('{percent} % of what remains', { percent: percent ?? '' })
    : t('{percent} % of the settlement sum', { percent: percent ?? '' });
}

function Check({ published, query }: PublishedFactsProps) {
  const { seal, root, hash, rules, assessment, runId, lines } = published;
  return (
    <Stack as="section" gap="tight" aria-labelledby="check">
      <SectionTitle id="check">{t('What everybody can check')}</SectionTitle>
      <p>
        {t(
          'The seal is one number made from every line. If a cent of one line were another, the seal would be another. The file with which you check your own line leads to this seal.',
        )}
      </p>
      <BulletList>
        <li>
          <Anchor href={`/api/published/distribution${query}`}>{t('These facts as a file (JSON)')}</Anchor>
        </li>
        {lines && (
          <li>
            <Anchor href={`/api/published/distribution/lines${query}`}>
              {t('All lines without names as a file (CSV)')}
            </Anchor>
          </li>
        )}
        <li>
          <Anchor href="/verify">{t('A page that checks them, which works without this website too')}</Anchor>
        </li>
      </BulletList>
      <DefinitionList>
        <Definition label={t('Seal')}>{seal}</Definition>
        <Definition label={t('Root of the tree')}>{root}</Definition>
        <Definition label={t('Id of this distribution in the seal')}>{runId}</Definition>
        <Definition
          label={t('SHA-256 of the full text')}
          hint={t('It names every SID, so it is kept for the Court.')}
        >
          {hash}
        </Definition>
        <Definition label={t('SHA-256 of the assessment')}>{assessment}</Definition>
        <Definition label={t('SHA-256 of the rules')}>{rules}</Definition>
      </DefinitionList>
    </Stack>
  );
}
