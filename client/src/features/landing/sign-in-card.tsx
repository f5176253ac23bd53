import { ButtonLink } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { Card, SectionTitle, Stack } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import { Questions } from '../../domain/scheme/contact';
import { cachedUser, useAuthenticated } from '../../domain/session/session';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Trans } from '../../components/text/trans';
import type { SchemeQuery } from '../../generated/types';
import { mayAs } from '../../domain/session/may-as';

/** How registered group members sign in; users who are signed in already get a link to their start page. */
export function SignInCard({ scheme }: { scheme: SchemeQuery['scheme'] }) {
  const user = useAuthenticated() ? cachedUser() : null;
  return (
    <Card aria-labelledby="sign-in-title">
      <Stack>
        <SectionTitle id="sign-in-title">{user ? t('You are signed in') : t('Sign in')}</SectionTitle>
        {user ? (
          <>
            <p>{t('As {email}.', { email: user.email })}</p>
            {mayAs(user.role, Permission.ClaimsRead) ? (
              <ButtonLink to={paths.admin} look="primary">
                {t('Go to administration')}
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.profile} look="primary">
                {t('Go to my registrations')}
              </ButtonLink>
            )}
          </>
        ) : (
          <>
            <p>
              <Trans
                id="Registered Group Members (RGMs) sign in through the <0>one-time-code login</0>: we send a code to your e-mail address, so you do not need a password."
                parts={[(text) => <TextLink to={paths.otpLogin}>{text}</TextLink>]}
              />
            </p>
            <ButtonLink to={paths.otpLogin} look="primary">
              {t('Sign in by e-mailed code')}
            </ButtonLink>
            <ButtonLink to={paths.login}>{t('Sign in with a password')}</ButtonLink>
            <p>
              <Trans
                id="No account, and no claim with us yet? <0>Register</0>"
                parts={[(text) => <TextLink to={paths.register}>{text}</TextLink>]}
              />
            </p>
          </>
        )}
        <Questions scheme={scheme} />
      </Stack>
    </Card>
  );
}
