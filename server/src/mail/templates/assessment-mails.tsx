import { t } from '../../rules/text.js';
import { dayOfVariable } from '../shown-moment.js';
import { ifNoClaimIsKnown, type MailProps } from './account-mails.js';
import { Action, byEnding, Layout, NotYou, Paragraph } from './layout.js';

export function ClaimAssessed(props: MailProps<'claim-assessed'>) {
  const { frame, link, ending, objectionsUntil, isBlocked = false } = props;
  return (
    <Layout frame={frame}>
      <Paragraph>
        {isBlocked
          ? t(
              'Your claim{named, select, yes { ending {ending}} other {}} could not be assessed yet, because something in its trades is not right. After you sign in, you can read what it is, and ask us to correct it.',
              byEnding(ending),
            )
          : t(
              'Your claim{named, select, yes { ending {ending}} other {}} has been assessed. After you sign in, you can read what came of it, how it was worked out, and check it yourself.',
              byEnding(ending),
            )}
      </Paragraph>
      <Paragraph>
        {t('If you think that it is wrong, tell us by {day}.', { day: dayOfVariable(objectionsUntil) })}
      </Paragraph>
      <Action href={link} label={isBlocked ? t('Read what is wrong') : t('Read the assessment')} />
      <NotYou>{ifNoClaimIsKnown(frame)}</NotYou>
    </Layout>
  );
}

export function ClaimsAssessed(props: MailProps<'claims-assessed'>) {
  const { frame, loginLink, claims, blocked = 0, objectionsUntil } = props;
  const assessed = claims - blocked;
  return (
    <Layout frame={frame}>
      {assessed > 0 && (
        <Paragraph>
          {t(
            '{claims, plural, one {# of your claims has} other {# of your claims have}} been assessed. After you sign in, open each claim and read its Assessment Notice: what came of it, how it was worked out, and how to check it yourself.',
            { claims: assessed },
          )}
        </Paragraph>
      )}
      {blocked > 0 && (
        <Paragraph>
          {t(
            '{blocked, plural, other {# of your claims}} could not be assessed yet, because something in {blocked, plural, one {its} other {their}} trades is not right. After you sign in, {blocked, plural, one {its page says what it is, and you can ask us to correct it} other {the page of each says what it is, and you can ask us to correct them}}.',
            { blocked },
          )}
        </Paragraph>
      )}
      <Paragraph>
        {t('If you think that one is wrong, tell us by {day}.', { day: dayOfVariable(objectionsUntil) })}
      </Paragraph>
      <Action href={loginLink} label={t('Sign in to read the assessments')} />
      <NotYou>{ifNoClaimIsKnown(frame)}</NotYou>
    </Layout>
  );
}
