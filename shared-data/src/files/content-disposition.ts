/** The header under which a stored file keeps the name it was given, in any letters (RFC 6266, RFC 8187). */
export const contentDisposition = (name: string): string =>
  `inline; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`;
