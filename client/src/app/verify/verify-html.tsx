import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { t } from '@rules/text.js';
import { Trans } from '../../components/text/trans';
import { Button } from '../../components/actions/button';
import { Anchor } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { AttentionIcon, DoneIcon, InformationIcon } from '../../components/icons';
import { FileDrop } from '../../components/files/file-drop';
import { Frame, TopBar, TopBarRow } from '../../components/page/frame';
import {
  BulletList,
  Caption,
  Card,
  Inline,
  Prose,
  SectionTitle,
  Stack,
  SubsectionTitle,
} from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ProrataLogo } from '../../domain/scheme/brand';
import { renderedHtml } from '../rendered-html';

const Title = chakra('h1', { base: { textStyle: 'display' } });
const Hidden = chakra('div', { base: { '&[hidden]': { display: 'none' } } });
const Findings = chakra('ul', { base: { display: 'grid', gap: '3', listStyleType: 'none' } });
const Item = chakra('li', { base: { display: 'flex', gap: '3' } });
const Symbol = chakra('span', {
  base: { flexShrink: '0', pt: '0.5' },
  variants: { tone: { done: { color: 'done' }, error: { color: 'danger' }, plain: { color: 'muted' } } },
});
/** Long hashes wrap anywhere. */
const Words = chakra('span', { base: { overflowWrap: 'anywhere', minWidth: '0' } });

/** What a finding and the verdict look like; the script fills in the text. */
const LOOKS = [
  { says: 'HOLDS', tone: 'done', icon: <DoneIcon />, label: t('Holds:') },
  { says: 'FAILS', tone: 'error', icon: <AttentionIcon />, label: t('Does not hold:') },
  { says: 'NOTE', tone: 'plain', icon: <InformationIcon />, label: t('To know:') },
] as const;

/**
 * The page on which anybody checks a published distribution, without a server: its HTML and its styles. What its script
 * fills in is in `template` elements and in elements with a `data-` name (VERIFY-6).
 */
export function renderVerifyPage(): { title: string; html: string; css: string } {
  return { title: t('Check a distribution'), ...renderedHtml(<VerifyPage />) };
}

function VerifyPage() {
  return (
    <Frame>
      <TopBar>
        <TopBarRow>
          <ProrataLogo />
        </TopBarRow>
      </TopBar>
      <Page width="member">
        <Stack gap="open">
          <Stack>
            <Title>{t('Check a distribution')}</Title>
            <Prose>
              {t('Here you check for yourself that a payment is the right part of the settlement.')}{' '}
              {t('Everything is worked out on this computer: nothing that you choose is sent anywhere.')}
            </Prose>
          </Stack>
          <NeededFiles />
          <Stack>
            <FileDrop
              label={t('Choose the files')}
              accepted={t('In any order, one after the other or together.')}
              accept=".json,.csv"
              multiple
              onFile={() => undefined}
            >
              <p>{t('You can also drop them here.')}</p>
            </FileDrop>
            <p role="status" data-status />
            <Hidden data-results hidden>
              <Stack gap="wide">
                <SectionTitle tabIndex={-1} data-verdict-title>
                  {t('Result')}
                </SectionTitle>
                <div data-verdict />
                <Stack gap="wide" data-files />
                <Inline>
                  <Button data-again>{t('Start again')}</Button>
                </Inline>
              </Stack>
            </Hidden>
          </Stack>
          <WhatIsChecked />
          <KeepIt />
        </Stack>
      </Page>
      <Templates />
    </Frame>
  );
}

function NeededFiles() {
  return (
    <Stack>
      <SectionTitle>{t('What you need')}</SectionTitle>
      <BulletList>
        <li>
          {t('The published result: one small file, the same for everybody.')}{' '}
          <span data-served>
            <Anchor href="/api/published/distribution" download="published-distribution.json">
              {t('Download the published result')}
            </Anchor>
          </span>
        </li>
        <li>
          {t(
            'For one payment: your line with its proof. You find it in your claim, at ‘Final Distribution Notice’.',
          )}
        </li>
        <li>
          {t('For all payments: the published lines, which have no names.')}{' '}
          <span data-served>
            <Anchor href="/api/published/distribution/lines" download="published-lines.csv">
              {t('Download the published lines')}
            </Anchor>
          </span>
        </li>
      </BulletList>
    </Stack>
  );
}

function WhatIsChecked() {
  return (
    <Stack>
      <SectionTitle>{t('What is checked')}</SectionTitle>
      <Prose>
        {t('The seal covers the whole result: if one cent changed anywhere, the seal would be different.')}{' '}
        {t('Compare the seal shown here with the one that the court or the administrator has published.')}
      </Prose>
      <Prose>
        {t('A line with its proof is part of the result if its steps lead to the seal.')}{' '}
        {t(
          'With all lines, the fund is shared once more: the costs, the minimum payment, each payment and its interest.',
        )}
      </Prose>
    </Stack>
  );
}

function KeepIt() {
  return (
    <Stack>
      <SectionTitle>{t('Without this website')}</SectionTitle>
      <Prose>
        {t('This page works from a disk too, without a connection.')}{' '}
        <span data-served>
          <Trans
            id="<0>Save this page</0>, or check with a command: <1>verify.mjs</1> for Node.js."
            parts={[
              (text) => (
                <Anchor href="/verify" download="verify.html">
                  {text}
                </Anchor>
              ),
              (text) => (
                <Anchor href="/verify.mjs" download="verify.mjs">
                  {text}
                </Anchor>
              ),
            ]}
          />
        </span>
      </Prose>
      <Caption>
        {t(
          'None of these files has a name or bank details. Your own has the number of your claim: keep it to yourself.',
        )}
      </Caption>
    </Stack>
  );
}

function Templates() {
  return (
    <>
      {LOOKS.map(({ says, tone, icon, label }) => (
        <Fragment key={says}>
          <template data-look={`VERDICT_${says}`}>
            <Notice tone={tone}>
              <Words data-text />
            </Notice>
          </template>
          <template data-look={says}>
            <Item>
              <Symbol tone={tone}>
                {icon}
                <chakra.span srOnly>{label}</chakra.span>
              </Symbol>
              <Words data-text />
            </Item>
          </template>
        </Fragment>
      ))}
      <template data-look="FILE">
        <Card>
          <Stack>
            <SubsectionTitle data-text />
            <Findings data-findings />
          </Stack>
        </Card>
      </template>
    </>
  );
}
