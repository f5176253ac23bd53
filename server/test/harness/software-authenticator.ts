import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

/** What a test can tamper with in a response. */
export interface Tampering {
  challenge?: string;
  origin?: string;
  rpId?: string;
  counter?: number;
  userVerified?: boolean;
  userHandle?: string;
  type?: string;
  /** The attestation's format and statement. */
  attestation?: [string, Map<string, unknown>];
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A WebAuthn level 3 device with one passkey (ES256, no attestation). */
export class SoftwareAuthenticator {
  readonly id: Buffer;
  private readonly key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  counter = 0;

  constructor(
    private readonly origin: string,
    idBytes = 32,
  ) {
    this.id = randomBytes(idBytes);
  }

  /** Responds to the options of a registration; both are JSON. */
  register(optionsJson: string, tampering: Tampering = {}): string {
    const { challenge, rp, user } = JSON.parse(optionsJson) as CreationOptions;
    this.userHandle = user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey()]);
    const authData = Buffer.concat([this.head(rp.id, CREDENTIAL_INCLUDED, tampering), credential]);
    const [format, statement] = tampering.attestation ?? ['none', new Map<string, unknown>()];
    const attestation = new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', new Uint8Array(authData)],
    ]);
    const response = {
      clientDataJSON: text(this.clientData('webauthn.create', challenge, tampering)),
      attestationObject: text(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    };
    return this.answer(response);
  }

  /** Responds to the options of a sign-in; both are JSON. */
  signIn(optionsJson: string, tampering: Tampering = {}): string {
    const { challenge, rpId } = JSON.parse(optionsJson) as RequestOptions;
    const clientData = this.clientData('webauthn.get', challenge, tampering);
    const authData = this.head(rpId, 0, tampering);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const response = {
      clientDataJSON: text(clientData),
      authenticatorData: text(authData),
      signature: text(sign('sha256', signed, this.key.privateKey)),
      userHandle: tampering.userHandle ?? this.userHandle,
    };
    return this.answer(response);
  }

  private answer(response: object): string {
    const id = text(this.id);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  private clientData(type: string, challenge: string, tampering: Tampering): Buffer {
    const origin = tampering.origin ?? this.origin;
    const signed = { type: tampering.type ?? type, challenge: tampering.challenge ?? challenge, origin };
    return Buffer.from(JSON.stringify({ ...signed, crossOrigin: false }));
  }

  private head(rpId: string, flags: number, tampering: Tampering): Buffer {
    const verified = tampering.userVerified === false ? 0 : USER_VERIFIED;
    this.counter = tampering.counter ?? this.counter + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const seen = Buffer.from([flags | USER_PRESENT | verified]);
    return Buffer.concat([sha256(tampering.rpId ?? rpId), seen, counter]);
  }

  /** COSE: key type EC2, ES256, P-256, x and y. */
  private coseKey(): Uint8Array {
    const { x, y } = this.key.publicKey.export({ format: 'jwk' });
    const point = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x!)],
      [-3, point(y!)],
    ]);
    return isoCBOR.encode(key as never);
  }
}
