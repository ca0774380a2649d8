import { LOCALES } from '../l10n/l10n.ts';
import { PRODUCT_NAME } from '../product.ts';
import type { Certificate } from './certificate-schema.ts';

/** W3C Verifiable Credentials 2.0 and 1EdTech Open Badges 3.0, whose name for the schema's kind stands among its extensions. */
const CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
] as const;

const SCHEMA = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

/** W3C Data Integrity, with Ed25519 over canonical JSON (`eddsa-jcs-2022`). */
export interface ProofOptions {
  type: 'DataIntegrityProof';
  cryptosuite: 'eddsa-jcs-2022';
  /** ISO 8601 */
  created: string;
  verificationMethod: string;
  proofPurpose: 'assertionMethod';
}

/** The proof of a credential: how it was made, and the signature in base 58. */
export interface Proof extends ProofOptions {
  proofValue: string;
}

/** What a certificate says, as an Open Badges credential that is not signed yet. */
export type Credential = ReturnType<typeof credentialOf>;

export interface SignedCredential extends Credential {
  /** In a list, as the schema of Open Badges wants everything that there may be several of. */
  proof: [Proof];
}

type Facts = Pick<Certificate, 'id' | 'courseId' | 'courseVersion' | 'courseTitle' | 'learnerName' | 'issuedAt'>;

/** The credential of a certificate of the site at `origin`, by an issuer's DID. */
export function credentialOf(certificate: Facts, origin: string, issuer: string) {
  const { id, courseId, courseVersion, courseTitle, learnerName, issuedAt } = certificate;
  const inLanguage = LOCALES.find((locale) => courseTitle[locale]) ?? 'ro';
  const course = `${origin}/courses/${encodeURIComponent(courseId)}`;
  return {
    '@context': CONTEXT,
    id: `${origin}/certificates/${id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: courseTitle[inLanguage] ?? '',
    issuer: { id: issuer, type: ['Profile'], name: PRODUCT_NAME, url: origin },
    validFrom: issuedAt.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: learnerName }],
      achievement: {
        id: `${course}#${courseVersion}`,
        type: ['Achievement'],
        achievementType: 'Course',
        inLanguage,
        version: String(courseVersion),
        name: courseTitle[inLanguage] ?? '',
        description: LOCALES.flatMap((locale) => courseTitle[locale] ?? []).join(' / '),
        criteria: {
          id: course,
          narrative:
            'Toate lecțiile parcurse și toate testele cursului trecute. / All lessons done and all quizzes of the course passed.',
        },
      },
    },
    credentialSchema: [{ id: SCHEMA, type: '1EdTechJsonSchemaValidator2019' }],
  };
}
