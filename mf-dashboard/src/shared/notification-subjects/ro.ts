import type { NotificationSubject } from '@cursiv/shared-domain';

export const ro = {
  author: 'Cursuri scrise împreună',
  booking: 'Programări',
  waiting: 'Liste de așteptare',
  enrollment: 'Înscrieri',
  course: 'Cursuri',
  instructor: 'Predare',
  resource: 'Resurse',
  expert: 'Pagina ta de expert',
  file: 'Fișiere încărcate',
  question: 'Întrebări la lecții',
  review: 'Recenzii',
  certificate: 'Certificate',
  right: 'Drepturi',
  verification: 'Cereri de drepturi',
  site: 'Mersul site-ului',
  security: 'Siguranța contului',
} as const satisfies Record<NotificationSubject, string>;
