/**
 * What every document says to browsers, as the shell's rules in firebase.json say it of every file: a page must not depend on Hosting
 * putting rules of its own upon a function's answer.
 */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const;

/** The security headers of a site's documents, beside the policy; a site without https promises none. */
export const securityHeaders = (origin: string): Record<string, string> => ({
  ...EVERYWHERE,
  ...(origin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
});
