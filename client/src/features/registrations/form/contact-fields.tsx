import { t } from '@rules/text.js';
import { Stack } from '../../../components/page/layout';
import { RegistrationText } from './registration-field';

/** Part 1: the contact person. */
export function ContactFields() {
  return (
    <Stack gap="wide">
      <RegistrationText
        path="contactInformation.title"
        hint={t('For example Mr, Mrs, Ms or Dr.')}
        autoComplete="honorific-prefix"
        maxWidth="field.short"
      />
      <RegistrationText path="contactInformation.firstName" autoComplete="given-name" />
      <RegistrationText path="contactInformation.middleName" optional autoComplete="additional-name" />
      <RegistrationText path="contactInformation.lastName" autoComplete="family-name" />
      <RegistrationText
        path="contactInformation.company"
        optional
        autoComplete="organization"
        maxWidth="field.long"
      />
      <RegistrationText path="contactInformation.position" optional autoComplete="organization-title" />
      <RegistrationText path="contactInformation.landline" optional type="tel" autoComplete="off" />
      <RegistrationText
        path="contactInformation.mobile"
        hint={t('Digits only; spaces between them are fine.')}
        type="tel"
        autoComplete="tel"
      />
      <RegistrationText
        path="contactInformation.email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxWidth="field.long"
      />
      <RegistrationText
        path="contactInformation.mailingAddress"
        autoComplete="address-line1"
        maxWidth="field.long"
      />
      <RegistrationText path="contactInformation.suburb" autoComplete="address-level2" />
      <RegistrationText
        path="contactInformation.state"
        autoComplete="address-level1"
        maxWidth="field.short"
      />
      <RegistrationText
        path="contactInformation.postCode"
        autoComplete="postal-code"
        maxWidth="field.short"
      />
      <RegistrationText path="contactInformation.country" optional autoComplete="country-name" />
    </Stack>
  );
}
