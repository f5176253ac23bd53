import { ProgressBar } from '../../components/feedback/progress-bar';
import { Tag } from '../../components/feedback/tag';
import { Caption, Stack } from '../../components/page/layout';
import type { ExportRunRowFragment } from '../../generated/graphql';
import { describeExport, describeProgress, describeState, fractionOf } from './export-text';

interface ExportRunStateProps {
  run: ExportRunRowFragment;
  /** Its alignment on a phone, where table rows are cards. */
  align?: 'flex-start' | 'flex-end';
}

/** The state of an export: its progress while it is written, and why it failed. */
export function ExportRunState({ run, align = 'flex-start' }: ExportRunStateProps) {
  const { words, tone } = describeState(run);
  return (
    <Stack gap="tight" alignItems={{ base: align, md: 'flex-start' }}>
      <Tag tone={tone}>{words}</Tag>
      {run.status === 'WRITING' && (
        <>
          <ProgressBar label={describeExport(run)} fraction={fractionOf(run)} />
          <Caption>{describeProgress(run)}</Caption>
        </>
      )}
      {run.message && <Caption>{run.message}</Caption>}
    </Stack>
  );
}
