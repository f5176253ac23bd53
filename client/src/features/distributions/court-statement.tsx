import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { ErrorState } from '../../components/feedback/states';
import { Caption, Inline, Muted, Stack, SubsectionTitle } from '../../components/page/layout';
import {
  useDistributionDifferenceQuery,
  useDistributionQuery,
  type DistributionDetailsFragment,
} from '../../generated/graphql';
import { saveFile } from '../../lib/save-file';
import { comparedOf } from './compared-distribution';
import { textOf, courtStatementText, type CourtStatementText } from './court-statement-text';

const Differences = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    listStyleType: 'decimal',
    ps: '6',
    overflowWrap: 'anywhere',
  },
});

interface CourtStatementProps {
  /** Of the distribution that the other one is a copy of. */
  originalId: string;
  copy: DistributionDetailsFragment;
}

/** What the court would have to be told of a copy: all in which it differs from its original, to copy or to keep (DIST-9). */
export function CourtStatement({ originalId, copy }: CourtStatementProps) {
  const original = useDistributionQuery({ variables: { id: originalId }, fetchPolicy: 'cache-and-network' });
  // The same request as that of the comparison.
  const difference = useDistributionDifferenceQuery({
    variables: { id: originalId, otherId: copy.id, afterTax: false },
  });
  const error = original.error ?? difference.error;
  const [before, after] = [original.data && comparedOf(original.data.distribution), comparedOf(copy)];
  const changes = difference.data?.distributionDifference;
  return (
    <section aria-labelledby="court-statement">
      <Stack>
        <SubsectionTitle id="court-statement">
          {t('What would have to be reported to the court')}
        </SubsectionTitle>
        {before && after && changes ? (
          <Statement
            told={courtStatementText(before, after, changes)}
            fileName={`distribution-${after.number}-compared-with-${before.number}.txt`}
          />
        ) : original.data && changes ? (
          <Muted>
            {t(
              'This cannot be stated: the rules of the run were changed in the database after they were approved.',
            )}
          </Muted>
        ) : error ? (
          <ErrorState
            message={t('The differences could not be loaded.')}
            error={error}
            onRetry={() => void Promise.all([original.refetch(), difference.refetch()])}
          />
        ) : (
          <SkeletonLines count={4} />
        )}
      </Stack>
    </section>
  );
}

function Statement({ told, fileName }: { told: CourtStatementText; fileName: string }) {
  const [outcome, setOutcome] = useState('');
  const text = textOf(told);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(t('Copied.'));
    } catch {
      setOutcome(t('The text could not be copied. Save it as a file instead.'));
    }
  };
  return (
    <>
      <p>{told.opening}</p>
      {told.differences.length > 0 && (
        <Differences>
          {told.differences.map((paragraph) => (
            <li key={paragraph}>{paragraph}</li>
          ))}
        </Differences>
      )}
      <p>{told.closing.join(' ')}</p>
      <Inline>
        <Button onClick={() => void copy()}>{t('Copy the text')}</Button>
        <Button onClick={() => saveFile(fileName, 'text/plain', text)}>{t('Save as a text file')}</Button>
        <Caption role="status">{outcome}</Caption>
      </Inline>
    </>
  );
}
