import type { LegalTextName } from './legal-text.ts';
import { FIRST_VERSION, LEGAL_VERSIONS, type LegalVersion } from './legal-versions.ts';

/** What each version of a text that came with the product has changed, newest first. */
export const PRODUCT_VERSIONS: Record<LegalTextName, readonly LegalVersion[]> = {
  ...LEGAL_VERSIONS,
  cookies: [
    {
      on: '2026-11-24',
      change: {
        ro: 'Am adăugat numele la întâmplare al browserului și adresa unui link de intrare.',
        en: 'Added the random name of the browser and the address of a link to sign in.',
      },
    },
    FIRST_VERSION,
  ],
  accessibility: [FIRST_VERSION],
};
