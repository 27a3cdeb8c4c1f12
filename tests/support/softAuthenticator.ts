import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');

/** The little of CBOR that authenticators speak. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)]),
  ]);
}

/** The public key of ES256 as COSE has it: kty 2 (EC2), alg -7, curve 1 (P-256), x and y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

interface Deviation {
  challenge?: string;
  origin?: string;
  rpId?: string;
  /** False: somebody was there and did not say who. */
  verified?: boolean;
  counter?: number;
  type?: string;
  /** Signs something else. */
  garbled?: boolean;
}

/** An authenticator in software: real keys, real signatures, one credential. */
export class SoftAuthenticator {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;

  constructor(
    private readonly origin: string,
    private readonly rpId: string,
  ) {}

  #client(type: string, challenge: string, { origin, ...other }: Deviation): Buffer {
    const data = {
      type: other.type ?? type,
      challenge: other.challenge ?? challenge,
      origin: origin ?? this.origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data));
  }

  #data(flags: number, { rpId, verified = true, counter }: Deviation): Buffer {
    this.counter = counter ?? this.counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const all = flags | USER_PRESENT | (verified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId ?? this.rpId), Buffer.from([all]), count]);
  }

  #answer(response: object) {
    return {
      id: text(this.id),
      rawId: text(this.id),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response,
    };
  }

  /** `navigator.credentials.create()`. */
  register(challenge: string, deviation: Deviation = {}) {
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const authData = Buffer.concat([
      this.#data(HAS_CREDENTIAL, deviation),
      Buffer.alloc(16),
      length,
      this.id,
      coseKey(this.#keys.publicKey),
    ]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.#answer({
      clientDataJSON: text(this.#client('webauthn.create', challenge, deviation)),
      attestationObject: text(attestation),
      transports: ['internal'],
    });
  }

  /** `navigator.credentials.get()`. */
  assert(challenge: string, deviation: Deviation = {}) {
    const client = this.#client('webauthn.get', challenge, deviation);
    const authData = this.#data(0, deviation);
    const signed = Buffer.concat([authData, deviation.garbled ? randomBytes(32) : sha256(client)]);
    return this.#answer({
      clientDataJSON: text(client),
      authenticatorData: text(authData),
      signature: text(sign('sha256', signed, this.#keys.privateKey)),
    });
  }
}
