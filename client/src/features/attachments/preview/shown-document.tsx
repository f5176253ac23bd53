import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { Notice } from '../../../components/feedback/notice';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { ErrorState } from '../../../components/feedback/states';
import type { AttachmentRowFragment } from '../../../generated/graphql';
import { useDocumentLink } from './use-document-link';

/** `data-scrolls`: its arrow keys scroll, and do not go to the next document. */
const Picture = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    overflow: 'auto',
    bg: 'canvas',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    p: 'gutter',
  },
});
const Image = chakra('img', {
  base: { mx: 'auto' },
  variants: {
    isWhole: {
      true: { maxWidth: 'full', maxHeight: 'full', objectFit: 'contain' },
      false: { maxWidth: 'none' },
    },
  },
});
const Frame = chakra('iframe', {
  base: { flex: '1', minHeight: '0', width: 'full', borderWidth: '0', bg: 'canvas' },
});
const Message = chakra('div', { base: { flex: '1', p: 'gutter', overflow: 'auto' } });
const Tools = chakra('div', { base: { px: 'gutter', pb: '2' } });

const NO_VIEWER = t('This browser cannot show a PDF inside a page. Open it in a new tab, or download it.');
const OTHER_TYPE = t('A file of this type cannot be shown here. Download it to read it.');

/** Why a document is not shown; undefined when it can be. */
function obstacleOf({ scan, opensInTab, mimetype }: AttachmentRowFragment): string | undefined {
  if (scan === 'PENDING') return t('This document is still being checked for viruses.');
  if (scan === 'INFECTED') return t('A virus was found in this document, so it cannot be opened.');
  if (!opensInTab) return OTHER_TYPE;
  return mimetype === 'application/pdf' && !navigator.pdfViewerEnabled ? NO_VIEWER : undefined;
}

/**
 * The error of our API that a frame shows in place of the document. A document has an origin of its own, so that the
 * page cannot look into it.
 */
function refusalIn(frame: HTMLIFrameElement): string | undefined {
  const { contentDocument } = frame;
  if (contentDocument?.contentType !== 'application/json') return undefined;
  const answer: unknown = JSON.parse(contentDocument.body.textContent);
  const message = (answer as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : t('This document could not be opened.');
}

/** A document inside the page, or in words why it is not shown. */
export function ShownDocument({ attachment }: { attachment: AttachmentRowFragment }) {
  const obstacle = obstacleOf(attachment);
  if (obstacle)
    return (
      <Message>
        <Notice tone="plain">{obstacle}</Notice>
      </Message>
    );
  return <LinkedDocument attachment={attachment} />;
}

function LinkedDocument({ attachment }: { attachment: AttachmentRowFragment }) {
  const { id, fileName, mimetype } = attachment;
  const { url, error, askAgain } = useDocumentLink(id);
  const [refusal, setRefusal] = useState<string>();
  if (error || refusal) {
    const retry = () => {
      setRefusal(undefined);
      askAgain();
    };
    return (
      <Message>
        <ErrorState
          message={refusal ?? t('The document could not be loaded.')}
          error={error}
          onRetry={retry}
        />
      </Message>
    );
  }
  if (!url)
    return (
      <Message>
        <SkeletonLines count={8} />
      </Message>
    );
  if (mimetype === 'application/pdf') {
    const look = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
      setRefusal(refusalIn(currentTarget));
    return <Frame key={url} src={url} title={fileName} onLoad={look} />;
  }
  return (
    <ShownPicture
      url={url}
      name={fileName}
      onFailed={() => setRefusal(t('The picture could not be loaded.'))}
    />
  );
}

function ShownPicture({
  url,
  name,
  onFailed,
}: {
  url: string;
  name: string;
  onFailed: () => void;
}): ReactNode {
  const [isWhole, setWhole] = useState(true);
  return (
    <>
      <Tools>
        <Button size="small" aria-pressed={!isWhole} onClick={() => setWhole(!isWhole)}>
          {t('Actual size')}
        </Button>
      </Tools>
      <Picture
        role="group"
        aria-label={t('Picture')}
        tabIndex={isWhole ? undefined : 0}
        data-scrolls={isWhole ? undefined : true}
      >
        <Image src={url} alt={name} isWhole={isWhole} onError={onFailed} />
      </Picture>
    </>
  );
}
