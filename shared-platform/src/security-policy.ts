/** Where browsers report failures, and what the policy has refused. */
export const REPORTS_PATH = '/reports';

/** Origins that the site's pages may use beside their own, each exact: no wildcards. */
export interface SiteOrigins {
  /** Where sections' scripts, styles, images and release files are. */
  sections: readonly string[];
  /** Auth, database and functions. */
  services: readonly string[];
  /** Where stored images, videos and downloads are, and where uploads go. */
  files: readonly string[];
  /** Google's sign-in window, where the site has it. */
  signIn: { scripts: readonly string[]; frames: readonly string[] };
  /** What tells people from programs before requests are vouched for; the local backend needs nothing of the kind. */
  attestation: { scripts: readonly string[]; frames: readonly string[] };
}

/** Hashes (`sha256-…`) of what a document carries inline. */
export interface InlineHashes {
  scripts?: readonly string[];
  styles?: readonly string[];
  /** Values of `style` attributes. */
  styleAttributes?: readonly string[];
}

/**
 * Hashes of the two styles that react-aria puts into the page: touch behaviour of what can be pressed, and the page standing
 * still under a dialog on iOS. Both texts are constants of the library.
 */
export const LIBRARY_STYLES = {
  pressable: 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  preventScroll: 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
} as const;

/** The part of `/platform/config.json` that says where the services are. */
interface ServiceConfig {
  firebase: { authDomain: string; projectId: string; storageBucket: string };
  google?: boolean;
  localCloud?: string;
}

const NONE = { scripts: [], frames: [] } as const;

/**
 * The site's origins as its registry and configuration name them; a local backend stands in for every service. People's files lie on the
 * backend's origin, too: scripts may come from there only where it stands in for Google's sign-in window.
 */
export function siteOrigins(
  registry: { sections: Record<string, { origin: string }> },
  { firebase, google = true, localCloud }: ServiceConfig,
): SiteOrigins {
  const sections = Object.values(registry.sections).map(({ origin }) => new URL(origin).origin);
  if (localCloud) {
    const local = new URL(localCloud).origin;
    const signIn = google ? { scripts: [local], frames: [local] } : NONE;
    return { sections, services: [local], files: [local], signIn, attestation: NONE };
  }
  // The host has everybody's buckets; the policy names ours.
  const files = `https://storage.googleapis.com/${firebase.storageBucket}/`;
  return {
    sections,
    services: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      'https://content-firebaseappcheck.googleapis.com',
      files,
      `https://us-central1-${firebase.projectId}.cloudfunctions.net`,
    ],
    files: [files],
    signIn: google ? { scripts: ['https://apis.google.com'], frames: [`https://${firebase.authDomain}`] } : NONE,
    attestation: {
      scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frames: ['https://www.google.com/recaptcha/'],
    },
  };
}

/**
 * The Content-Security-Policy of the site's documents: nothing inline but what is named by its hash, no eval, no foreign origin.
 * `media` are further sources that a document may play.
 */
export function securityPolicy(origins: SiteOrigins, hashes: InlineHashes = {}, media: readonly string[] = []): string {
  const { scripts = [], styles = [], styleAttributes = [] } = hashes;
  const { sections, services, files, signIn, attestation } = origins;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts), ...sections, ...signIn.scripts, ...attestation.scripts],
    'style-src': ["'self'", ...quoted([...Object.values(LIBRARY_STYLES), ...styles]), ...sections],
    ...(styleAttributes.length > 0 && { 'style-src-attr': ["'unsafe-hashes'", ...quoted(styleAttributes)] }),
    'img-src': ["'self'", 'data:', 'blob:', ...sections, ...files],
    'media-src': ["'self'", 'blob:', ...files, ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sections, ...services, ...attestation.frames],
    // A PDF is shown by the browser's own viewer.
    'frame-src': [...signIn.frames, ...attestation.frames, ...files],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Not `report-to`: every browser knows this one, and it needs no header of its own.
    'report-uri': [REPORTS_PATH],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
