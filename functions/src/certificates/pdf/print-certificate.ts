import type { drawCertificate } from './draw-certificate.ts';

/** `drawCertificate`. What draws is loaded with the first one, so that other functions start without it. */
export const printCertificate: typeof drawCertificate = async (...certificate) => {
  const { drawCertificate: draw } = await import('./draw-certificate.ts');
  return draw(...certificate);
};
