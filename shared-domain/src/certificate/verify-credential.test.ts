import { fromMultibase, toMultibase } from './base58.ts';
import { credentialOf, type SignedCredential } from './credential.ts';
import { didOfKey } from './did-key.ts';
import { signCredential } from './sign-credential.ts';
import { verifyCredential } from './verify-credential.ts';

interface Issuer {
  did: string;
  sign: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;
}

async function newIssuer(): Promise<Issuer> {
  const { privateKey, publicKey } = (await crypto.subtle.generateKey('Ed25519', true, ['sign'])) as CryptoKeyPair;
  return {
    did: didOfKey(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))),
    sign: async (bytes) => new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, bytes)),
  };
}

let issuer: Issuer;
beforeAll(async () => {
  issuer = await newIssuer();
});

const CERTIFICATE = {
  id: 'abc',
  courseId: 'caligrafie',
  courseVersion: 3,
  courseTitle: { ro: 'Scriere de mână', en: 'Handwriting' },
  learnerName: 'Ștefania Țurcanu',
  issuedAt: new Date('2026-11-22T10:00:00Z'),
};

const signed = (did = issuer.did, sign = issuer.sign): Promise<SignedCredential> =>
  signCredential(credentialOf(CERTIFICATE, 'https://cursiv.test', did), CERTIFICATE.issuedAt, sign);
const verify = (credential: unknown) => verifyCredential(JSON.stringify(credential), [issuer.did]);
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('checking a certificate without a connection', () => {
  it('says what its issuer signed', async () => {
    await expect(verify(await signed())).resolves.toEqual({
      outcome: 'true',
      says: {
        id: 'https://cursiv.test/certificates/abc',
        learnerName: 'Ștefania Țurcanu',
        title: 'Scriere de mână / Handwriting',
        issuedAt: '2026-11-22T10:00:00.000Z',
      },
    });
  });

  it('does not mind the order of names and the spaces of a file', async () => {
    const { proof, ...document } = await signed();
    const text = JSON.stringify({ proof, ...document }, null, 4);
    await expect(verifyCredential(text, [issuer.did])).resolves.toMatchObject({ outcome: 'true' });
  });

  it('knows a certificate that was signed before its proof stood in a list, and none with two', async () => {
    const { proof, ...document } = await signed();
    await expect(verify({ ...document, proof: proof[0] })).resolves.toMatchObject({ outcome: 'true' });
    await expect(verify({ ...document, proof: [...proof, ...proof] })).resolves.toEqual({ outcome: 'unreadable' });
  });

  it('finds every changed character', async () => {
    const text = JSON.stringify(await signed());
    for (let index = 0; index < text.length; index += 1) {
      const changed = text.slice(0, index) + String.fromCharCode(text.charCodeAt(index) ^ 1) + text.slice(index + 1);
      await expect(verifyCredential(changed, [issuer.did])).resolves.not.toMatchObject({ outcome: 'true' });
    }
  });

  it('finds what was added', async () => {
    await expect(verify({ ...(await signed()), grade: 10 })).resolves.toEqual({ outcome: 'changed' });
  });

  it('knows its own issuers alone', async () => {
    const forger = await newIssuer();
    await expect(verify(await signed(forger.did, forger.sign))).resolves.toEqual({ outcome: 'foreign' });
    await expect(verify(await signed(issuer.did, forger.sign))).resolves.toEqual({ outcome: 'changed' });
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another file', '{"name":"Ana"}'],
    ['a flood', `"${'x'.repeat(100_000)}"`],
    ['a deep pit', '['.repeat(8_000)],
  ])('reads no credential in %s', async (_, text) => {
    await expect(verifyCredential(text, [issuer.did])).resolves.toEqual({ outcome: 'unreadable' });
  });
});

describe('text in base 58', () => {
  // From the multibase specification's test vectors.
  it.each([
    ['yes mani !', 'z7paNL19xttacUY'],
    ['\x00yes mani !', 'z17paNL19xttacUY'],
    ['\x00\x00yes mani !', 'z117paNL19xttacUY'],
  ])('writes %j as %s', (text, encoded) => {
    expect(toMultibase(bytesOf(text))).toBe(encoded);
    expect(fromMultibase(encoded)).toEqual(bytesOf(text));
  });

  it.each(['', 'm', 'z0', 'zIl', `z${'1'.repeat(200)}`])('reads nothing in %j', (text) => {
    expect(fromMultibase(text)).toBeUndefined();
  });
});
