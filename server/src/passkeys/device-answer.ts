import { z } from 'zod';

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/);

const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .optional()
      // With an unknown transport the whole list is dropped; it is only a hint of where the device is.
      .catch(undefined),
  }),
});

const signIn = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
});

/** The data that the device signed (WebAuthn, CollectedClientData). */
const clientData = z.object({ challenge: base64url });

export type RegistrationAnswer = z.infer<typeof registration>;
export type SignInAnswer = z.infer<typeof signIn>;

/** A browser's registration response; undefined when the text is not one. */
export function readRegistration(text: string): RegistrationAnswer | undefined {
  return registration.safeParse(parse(text)).data;
}

/** A browser's sign-in response; undefined when the text is not one, or does not name the user. */
export function readSignIn(text: string): SignInAnswer | undefined {
  return signIn.safeParse(parse(text)).data;
}

/** The challenge that the response claims to have signed; empty when it names none. */
export function challengeIn({ response }: RegistrationAnswer | SignInAnswer): string {
  const signed = parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
  return clientData.safeParse(signed).data?.challenge ?? '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
