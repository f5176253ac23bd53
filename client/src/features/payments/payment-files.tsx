import { chakra } from '@chakra-ui/react/styled-system';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { Tag } from '../../components/feedback/tag';
import { DownloadIcon } from '../../components/icons';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { Card, Inline, SectionTitle, Stack, SubsectionTitle } from '../../components/page/layout';
import { useTicket } from '../../domain/files/use-ticket';
import { usePermission } from '../../domain/session/use-permission';
import type { PaymentRunDetailsFragment } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatMomentAt } from '../../lib/dates';
import { formatMoney } from '../../lib/decimals';
import { isRejected, RejectionActs, RejectionFacts } from './file-rejection';
import { FileSentDialog } from './file-sent-dialog';
import { FORMATS } from './payment-text';

const Hash = chakra('code', { base: { overflowWrap: 'anywhere' } });

type PaymentFileOf = PaymentRunDetailsFragment['files'][number];

interface PaymentFilesProps {
  run: PaymentRunDetailsFragment;
  timeZone: string;
  /** Called when the run may have changed: after a file was fetched, and before something is done with it. */
  onChanged: () => void;
}

/** The files of a run: what is in them, and what became of them (PAY-9, PAY-10). */
export function PaymentFiles(props: PaymentFilesProps) {
  return (
    <section aria-labelledby="files">
      <Stack>
        <SectionTitle id="files">{t('Files for the bank')}</SectionTitle>
        {props.run.files.map((file) => (
          <FileCard key={file.id} {...props} file={file} />
        ))}
      </Stack>
    </section>
  );
}

function FileCard({ run, file, timeZone, onChanged }: PaymentFilesProps & { file: PaymentFileOf }) {
  const { id, number, format, live, kept, payments, total, sha256, fetches, sentAt, sender, receipt } = file;
  const ticket = useTicket('PAYMENT_FILE', id);
  const [isNoting, setNoting] = useState(false);
  const mayFetch = usePermission(Permission.PaymentsFiles) && live && kept && !isRejected(file);
  const isWaiting = live && sentAt === null && run.state === 'WRITTEN';
  const mayNote = usePermission(Permission.PaymentsWrite) && isWaiting && fetches > 0;
  const fetchFile = async () => {
    await ticket.download(`payments-${run.number}-${number}.${format === 'ABA' ? 'aba' : 'xml'}`);
    onChanged();
  };
  const note = () => {
    setNoting(true);
    onChanged();
  };
  const title = t('File {number}', { number });
  return (
    <Card aria-label={title}>
      <Stack>
        <Inline spread>
          <SubsectionTitle>{title}</SubsectionTitle>
          {!live ? (
            <Tag tone="error">{t('Never to be sent')}</Tag>
          ) : file.rejection?.state === 'CONFIRMED' ? (
            <Tag tone="error">{t('Rejected by the bank')}</Tag>
          ) : file.rejection?.state === 'PROPOSED' ? (
            <Tag tone="needs">{t('Reported as rejected')}</Tag>
          ) : sentAt !== null ? (
            <Tag tone="done">{t('Sent')}</Tag>
          ) : (
            <Tag tone="needs">{t('Not sent yet')}</Tag>
          )}
        </Inline>
        <DefinitionList>
          <Definition label={t('Format')}>{FORMATS[format]}</Definition>
          <Definition label={t('Payments')}>{formatCount(payments)}</Definition>
          <Definition label={t('Together')}>${formatMoney(total)}</Definition>
          <Definition label={t('SHA-256')}>
            <Hash>{sha256}</Hash>
          </Definition>
          <Definition label={t('Downloaded')}>
            {t('{fetches, plural, =0 {not yet} one {once} other {# times}}', { fetches })}
          </Definition>
          {sentAt !== null && (
            <Definition label={t('Receipt of the bank')}>
              {t('{receipt}, noted by {sender}, {when}', {
                receipt: receipt ?? '',
                sender: sender ?? '',
                when: formatMomentAt(sentAt, timeZone),
              })}
            </Definition>
          )}
          <RejectionFacts file={file} timeZone={timeZone} />
        </DefinitionList>
        {(mayFetch || mayNote) && (
          <Inline>
            {mayFetch && (
              <Button pending={ticket.loading} onClick={() => void fetchFile()}>
                <DownloadIcon />
                {t('Download the file')}
              </Button>
            )}
            {mayNote && <Button onClick={note}>{t('Note the receipt')}</Button>}
          </Inline>
        )}
        <RejectionActs file={file} onChanged={onChanged} />
      </Stack>
      {isNoting && <FileSentDialog file={file} onClose={() => setNoting(false)} />}
    </Card>
  );
}
