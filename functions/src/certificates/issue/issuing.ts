import type { Issuer } from './issuer.ts';

/** Who issues a certificate, on which site, and when. */
export interface Issuing {
  issuer: Issuer;
  /** The site's own origin. */
  origin: string;
  now: Date;
}
