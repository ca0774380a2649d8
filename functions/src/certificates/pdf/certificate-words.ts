import type { Locale } from '@cursiv/shared-domain';

/** What a printed certificate says beside names, titles and dates. */
interface CertificateWords {
  title: string;
  /** Between the person's name and the course's title. */
  done: string;
  issued: (date: string) => string;
  number: (id: string) => string;
  /** Beside the picture that leads to the certificate's page. */
  check: string;
  qr: string;
  /** Where the address leads, for who cannot see it. */
  page: string;
  revoked: string;
  superseded: string;
}

export const WORDS: Record<Locale, CertificateWords> = {
  ro: {
    title: 'Certificat de absolvire',
    done: 'a parcurs toate lecțiile și a trecut toate testele cursului',
    issued: (date) => `Emis la ${date}`,
    number: (id) => `Certificatul ${id}`,
    check:
      'Pagina de mai jos arată dacă certificatul este valabil. Semnătura lui digitală se poate verifica și fără internet.',
    qr: 'Cod QR: pagina certificatului',
    page: 'Pagina certificatului',
    revoked: 'Acest certificat a fost retras.',
    superseded: 'Acest certificat a fost înlocuit de altul.',
  },
  en: {
    title: 'Certificate of completion',
    done: 'has done all the lessons and passed all the quizzes of the course',
    issued: (date) => `Issued on ${date}`,
    number: (id) => `Certificate ${id}`,
    check: 'The page below shows whether this certificate is valid. Its digital signature can also be checked offline.',
    qr: 'QR code: the certificate’s page',
    page: 'The certificate’s page',
    revoked: 'This certificate has been revoked.',
    superseded: 'This certificate has been replaced by another one.',
  },
};
