import { t } from '../../rules/text.js';
import { dayOfVariable } from '../shown-moment.js';
import { ifNoClaimIsKnown, type MailProps } from './account-mails.js';
import { Action, byEnding, Layout, NotYou, Paragraph } from './layout.js';

export function ClaimAssessed({ frame, link, ending, objectionsUntil }: MailProps<'claim-assessed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'Your claim{named, select, yes { ending {ending}} other {}} has been assessed. After you sign in, you can read what came of it, how it was worked out, and check it yourself.',
          byEnding(ending),
        )}
      </Paragraph>
      <Paragraph>
        {t('If you think that it is wrong, tell us by {day}.', { day: dayOfVariable(objectionsUntil) })}
      </Paragraph>
      <Action href={link} label={t('Read the assessment')} />
      <NotYou>{ifNoClaimIsKnown(frame)}</NotYou>
    </Layout>
  );
}

export function ClaimsAssessed({ frame, loginLink, claims, objectionsUntil }: MailProps<'claims-assessed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          '{claims, plural, other {# of your claims have}} been assessed. After you sign in, open each claim and read its Assessment Notice: what came of it, how it was worked out, and how to check it yourself.',
          { claims },
        )}
      </Paragraph>
      <Paragraph>
        {t('If you think that one is wrong, tell us by {day}.', { day: dayOfVariable(objectionsUntil) })}
      </Paragraph>
      <Action href={loginLink} label={t('Sign in to read the assessments')} />
      <NotYou>{ifNoClaimIsKnown(frame)}</NotYou>
    </Layout>
  );
}
