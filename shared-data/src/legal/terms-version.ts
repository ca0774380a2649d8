import { TERMS_VERSION } from '@cursiv/shared-domain';

/**
 * The day of the newest terms of use or privacy page: the one in the document, where administrators have changed a text (decision 121),
 * else the product's.
 */
export const termsVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=terms-day]')?.content || TERMS_VERSION;
