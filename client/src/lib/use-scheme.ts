import { useEffect } from 'react';
import { useSchemeQuery } from '../generated/graphql';
import { rememberSchemeLogo } from './scheme-logo';
import { rememberSupportEmail } from './support-contact';

/** The words and dates of the scheme; undefined until loaded. */
export function useScheme() {
  const { data, error, refetch } = useSchemeQuery();
  const scheme = data?.scheme;
  const supportEmail = scheme?.supportEmail;
  useEffect(
    function keepSupportEmail() {
      if (supportEmail) rememberSupportEmail(supportEmail);
    },
    [supportEmail],
  );
  useEffect(
    function keepLogo() {
      if (scheme) rememberSchemeLogo(scheme.logos[0]);
    },
    [scheme],
  );
  return { scheme, error, refetch };
}
