import { certificateSchema, type Locale, type Payloads } from '@cursiv/shared-domain';
import { publicOrigin } from '../../public-origin.ts';
import { publishedCourse } from '../../read-models/published.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { pageText } from '../resolve/page-text.ts';

/** `certificates/{id}.json`; undefined when there is no such certificate. Whose account it is, nobody learns. */
export async function certificatePayload(
  source: DocumentSource,
  locale: Locale,
  wanted: string,
): Promise<Payloads['certificate'] | undefined> {
  const certificate = parsed(certificateSchema, await source.get(`certificates/${wanted}`));
  if (!certificate) return undefined;
  const { id, learnerName, courseTitle, courseVersion, status, issuedAt, supersededBy, revokedReason } = certificate;
  const course = await publishedCourse(source, certificate.courseId);
  return {
    certificate: {
      ...{ id, learnerName, courseVersion, status },
      address: `${publicOrigin()}/certificates/${id}`,
      courseTitle: pageText(courseTitle, locale),
      issuedAt: issuedAt.toISOString(),
      ...(course && { courseId: course.id }),
      ...(supersededBy && { supersededBy }),
      ...(revokedReason && { revokedReason }),
    },
  };
}

/** The most issuers that are named: a site gets another with every new key. */
const MAX_ISSUERS = 50;

/** `certificates.json`: whose signatures the site vouches for. */
export async function issuersPayload(source: DocumentSource): Promise<Payloads['certificates']> {
  const issuers = await source.find({ collection: 'issuers', limit: MAX_ISSUERS });
  return { issuers: issuers.map(({ fields }) => String(fields.did)) };
}
