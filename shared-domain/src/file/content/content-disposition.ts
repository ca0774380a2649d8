/** Types that a browser may show in a tab of their own; it saves all others. */
const SHOWN = /^(?:image\/(?:png|jpeg|webp|gif)|application\/pdf|text\/(?:plain|vtt)|audio\/mpeg|video\/(?:mp4|webm))$/;

/** The header under which a stored file is shown or saved with its given name, in any script (RFC 6266, RFC 8187). */
export const contentDisposition = (name: string, contentType: string): string =>
  `${SHOWN.test(contentType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(
    name.toWellFormed(),
  ).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
