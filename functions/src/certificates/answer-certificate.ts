import { type Certificate, certificateSchema, type Locale } from '@cursiv/shared-domain';
import { EDGE_CACHE } from '../edge-cache.ts';
import { isDocumentId } from '../store/document-id.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { printCertificate } from './pdf/print-certificate.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** No address of ours is longer. */
const MAX_PATH = 100;

/**
 * Answers a request for a certificate's file: `/certificates/{id}.pdf` in Romanian, the same below `/en` in English,
 * and `/certificates/{id}.json`, the signed credential.
 */
export async function answerCertificate(
  method: string,
  path: string,
  source: Pick<DocumentSource, 'get'>,
  origin: string,
): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' }, body: '' };
  const [, english, id = '', kind] =
    /^(\/en)?\/certificates\/([^/.]+)\.(pdf|json)$/.exec(path.slice(0, MAX_PATH)) ?? [];
  const document = isDocumentId(id) ? await source.get(`certificates/${id}`) : undefined;
  const certificate = parsed(certificateSchema, document);
  if (!certificate) return { status: 404, headers: { 'Cache-Control': 'no-store' }, body: '' };
  return kind === 'json' ? credentialFile(certificate) : printed(certificate, english ? 'en' : 'ro', origin);
}

const fileHeaders = (contentType: string, name: string) => ({
  'Content-Type': contentType,
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': EDGE_CACHE,
});

const credentialFile = ({ id, credential }: Certificate): Answer => ({
  status: 200,
  headers: fileHeaders('application/json; charset=utf-8', `${id}.json`),
  body: credential,
});

async function printed(certificate: Certificate, locale: Locale, origin: string): Promise<Answer> {
  const address = `${origin}${locale === 'en' ? '/en' : ''}/certificates/${certificate.id}`;
  return {
    status: 200,
    headers: fileHeaders('application/pdf', `${certificate.id}.pdf`),
    body: await printCertificate(certificate, locale, address),
  };
}
