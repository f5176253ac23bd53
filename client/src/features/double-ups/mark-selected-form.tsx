import { chakra } from '@chakra-ui/react/styled-system';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { t } from '@rules/text.js';
import { Notice } from '../../components/feedback/notice';
import { Tag } from '../../components/feedback/tag';
import { RadioField } from '../../components/form/radio-field';
import { Muted, Stack } from '../../components/page/layout';
import { FormDialog } from '../../domain/draft/form-dialog';
import { useMarkDoubleUpsMutation, type DoubleUpsAmongQuery } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';
import { claimName } from './double-up-text';
import { outcomesOf, type MarkOutcome } from './mark-outcomes';

type Among = DoubleUpsAmongQuery['doubleUpsAmong'];
type Claim = Among['claims'][number];

const List = chakra('ul', { base: { display: 'grid', gap: '2' } });
const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '3',
    overflowWrap: 'anywhere',
  },
});

const schema = object({ originalId: string().default('').required(t('Choose one of the submissions')) });
const nameOf = (claim: Claim) =>
  claim.sid
    ? t('SID {sid} · {legalEntity}', { sid: claim.sid, legalEntity: claim.legalEntity })
    : claimName(claim);

/** Nothing could be marked with this choice. */
class NothingToMark extends Error {}

function Outcomes({ outcomes }: { outcomes: readonly MarkOutcome<Claim>[] }) {
  return (
    <List aria-label={t('What becomes of the others')}>
      {outcomes.map(({ claim, words, tone }) => (
        <Item key={claim.id}>
          {nameOf(claim)}
          <Tag tone={tone}>{words}</Tag>
        </Item>
      ))}
    </List>
  );
}

function ChosenOutcomes({ among }: { among: Among }) {
  const { originalId } = useFormikContext<{ originalId: string }>().values;
  if (originalId === '') return <Muted>{t('Then you see what becomes of the others.')}</Muted>;
  return <Outcomes outcomes={outcomesOf(among, originalId)} />;
}

function Marked({ outcomes }: { outcomes: readonly MarkOutcome<Claim>[] }) {
  return (
    <Stack>
      <Notice tone="done" role="status" title={t('The decisions have been recorded')}>
        {t('They are shown on the page Duplicates, where each can be undone.')}
      </Notice>
      <Outcomes outcomes={outcomes} />
    </Stack>
  );
}

interface MarkSelectedFormProps {
  among: Among;
  onClose: () => void;
}

/** The choice of the claim that the others duplicate, what becomes of each, and the result (DOUBLEUP-9). */
export function MarkSelectedForm({ among, onClose }: MarkSelectedFormProps) {
  const [marked, setMarked] = useState<readonly MarkOutcome<Claim>[]>();
  const [markDoubleUps] = useMarkDoubleUpsMutation({ refetchQueries: 'active' });
  const mark = async ({ originalId }: { originalId: string }) => {
    const outcomes = outcomesOf(among, originalId);
    const duplicateIds = outcomes.filter(({ marks }) => marks).map(({ claim }) => claim.id);
    if (duplicateIds.length === 0) throw new NothingToMark();
    await markDoubleUps({ variables: { originalId, duplicateIds } });
    setMarked(
      outcomes.map((outcome) => (outcome.marks ? { ...outcome, words: t('Marked'), tone: 'done' } : outcome)),
    );
  };
  return (
    <FormDialog<{ originalId: string }>
      title={t('Mark as duplicates')}
      action={t('Mark as duplicates')}
      initialValues={{ originalId: '' }}
      schema={schema}
      onSubmit={mark}
      failure={(error) =>
        error instanceof NothingToMark
          ? { originalId: t('None of the others can be marked as a duplicate of this one') }
          : failedFormText(error)
      }
      onClose={onClose}
      outcome={
        marked && {
          title: t('{marked, plural, one {# submission} other {# submissions}} marked', {
            marked: marked.filter(({ marks }) => marks).length,
          }),
          content: <Marked outcomes={marked} />,
        }
      }
    >
      <Stack>
        <RadioField
          name="originalId"
          label={t('Which of these claims stays?')}
          hint={t(
            'The others are marked as duplicates of it: the same holding, filed twice. On the page Duplicates each mark can be undone.',
          )}
          options={among.claims.map((claim) => [claim.id, nameOf(claim)] as const)}
        />
        <ChosenOutcomes among={among} />
      </Stack>
    </FormDialog>
  );
}
