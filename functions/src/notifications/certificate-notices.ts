import { certificateSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { parsed } from '../store/parsed.ts';
import type { DocumentChange, Notice } from './notice.ts';

/** What a learner is told of a certificate: that it is there, and that it was revoked. */
export function certificateNotices(id: string, { before, after }: DocumentChange): Notice[] {
  const certificate = parsed(certificateSchema, after && { path: `certificates/${id}`, id, fields: after });
  if (!certificate) return [];
  const { uid, courseTitle: title, revokedReason: note } = certificate;
  const told = { uid, link: paths.certificate(id) };
  const isRevoked = certificate.status === 'revoked' && before?.status !== 'revoked';
  return [
    ...(before
      ? []
      : [{ ...told, id: `certificate.issued__${id}`, type: 'certificate.issued', params: { title } } as const]),
    ...(isRevoked
      ? [
          {
            ...told,
            id: `certificate.revoked__${id}`,
            type: 'certificate.revoked',
            params: { title, ...(note && { note }) },
          } as const,
        ]
      : []),
  ];
}
