import { useEffect } from 'react';
import { t } from '@rules/text.js';
import { Anchor, MailLink } from '../components/actions/text-link';
import { FooterBar, Frame, Main } from '../components/page/frame';
import { FullPageHeading } from '../components/page/layout';
import { maintenanceText } from '../domain/scheme/maintenance-text';
import { paths } from '../domain/paths';
import { brandName, recallSchemeLogo, type SchemeLogo } from '../domain/scheme/scheme-logo';
import { recallSupportEmail } from '../domain/scheme/support-contact';
import { LogoTopBar } from './logo-top-bar';

interface MaintenanceNoticeProps {
  /** The scheme's address; by default the one last seen in this tab. */
  supportEmail?: string;
  /** The scheme's logo; by default the one last seen in this tab. */
  logo?: SchemeLogo;
  /** Shows administrators where to sign in, while the portal itself works. */
  signIn?: boolean;
}

/** The maintenance notice, as prescribed by MAINT-1. Needs neither router nor server. */
export function MaintenanceNotice({
  supportEmail = recallSupportEmail() ?? undefined,
  logo = recallSchemeLogo(),
  signIn = false,
}: MaintenanceNoticeProps) {
  const brand = brandName(logo);
  useEffect(
    function nameTab() {
      document.title = t('Maintenance · {brand}', { brand });
    },
    [brand],
  );
  return (
    <Frame>
      <LogoTopBar logo={logo} />
      <Main width="member">
        <div role="alert">
          <FullPageHeading>{maintenanceText}</FullPageHeading>
        </div>
      </Main>
      <FooterBar>
        {supportEmail && <MailLink email={supportEmail} />}
        {signIn && <Anchor href={paths.login}>{t('Administrators sign in here')}</Anchor>}
      </FooterBar>
    </Frame>
  );
}
