import type { ReleaseFile } from '@cursiv/shared-platform';

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const isStyle = (file: string): boolean => file.endsWith('.css');

/** A hint for a script of the shell, which is on the document's own origin; `more` are further attributes. */
export const shellHint = (file: string, more: string): string =>
  `<link rel="preload" as="script" href="/${escaped(file)}" ${more}>`;

/** A hint for a file of a section, with the attributes with which it will be used; `more` are further ones. */
export function sectionHint(
  { integrity }: Pick<ReleaseFile, 'integrity'>,
  baseUrl: string,
  file: string,
  more = '',
): string {
  const as = isStyle(file) ? 'style' : 'script';
  return `<link rel="preload" as="${as}" crossorigin="anonymous" href="${escaped(baseUrl + file)}" integrity="${integrity[file]}" ${more}>`;
}
