const SCHEMES = ['http:', 'https:', 'blob:'];

/** Whether a text is a complete address that a player may load: http, https or a file chosen in this document. */
export const isMediaAddress = (text: string): boolean =>
  !/\s/.test(text) && URL.canParse(text) && SCHEMES.includes(new URL(text).protocol);
