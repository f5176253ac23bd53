import { MailLink } from '../components/actions/text-link';
import { ProrataLogo } from '../components/brand';
import { FooterBar, Frame, Main, TopBar, TopBarRow } from '../components/page/frame';
import { Prose } from '../components/page/layout';
import { recallSupportEmail } from '../lib/support-contact';

/** The maintenance notice, word for word from spec section 1. Needs no router and no server. */
export function MaintenanceNotice() {
  const supportEmail = recallSupportEmail();
  return (
    <Frame>
      <TopBar>
        <TopBarRow>
          <ProrataLogo />
        </TopBarRow>
      </TopBar>
      <Main width="member">
        <Prose role="alert">
          We are currently implementing improvements. Won't be too long. Please check again tomorrow.
        </Prose>
      </Main>
      <FooterBar>{supportEmail && <MailLink email={supportEmail} />}</FooterBar>
    </Frame>
  );
}
