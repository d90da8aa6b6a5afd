import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/* A software passkey: ES256, without attestation, with responses as a browser returns them. */

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const url = (data: Buffer) => data.toString('base64url');

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

export interface TestPasskey {
  /** The result of `navigator.credentials.create`. */
  readonly created: object;
  /** The result of `navigator.credentials.get`. */
  answer(challenge: string, changes?: { readonly origin?: string; readonly rpId?: string }): object;
}

/** @param at host and origin of the page. */
export function makePasskey(
  challenge: string,
  at: { readonly rpId: string; readonly origin: string },
): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const authData = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    counter += 1;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };
  // COSE and CBOR encoded by hand: maps with five and three entries.
  const cose = Buffer.concat([
    Buffer.from('a501020326200121', 'hex'),
    Buffer.from('5820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
  const made = authData(at.rpId, 0x45, attested);
  const attestation = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0', 'hex'),
    Buffer.from('68617574684461746158', 'hex'),
    Buffer.from([made.length]),
    made,
  ]);
  const named = { id: url(id), rawId: url(id), type: 'public-key', clientExtensionResults: {} };
  return {
    created: {
      ...named,
      response: {
        clientDataJSON: url(clientData('webauthn.create', challenge, at.origin)),
        attestationObject: url(attestation),
        transports: ['internal'],
      },
    },
    answer: (asked, { origin = at.origin, rpId = at.rpId } = {}) => {
      const data = authData(rpId, 0x05);
      const client = clientData('webauthn.get', asked, origin);
      return {
        ...named,
        response: {
          clientDataJSON: url(client),
          authenticatorData: url(data),
          signature: url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
  };
}
