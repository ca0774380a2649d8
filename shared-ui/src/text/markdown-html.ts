import { compiler, RuleType } from 'markdown-to-jsx/html';
import { withListSigns } from './list-signs.ts';
import { OWN_PICTURE, safeAddress } from './markdown.tsx';

/** The address of a picture that the site keeps, by its key; undefined when it is not there. */
export type PictureAddress = (pictureKey: string) => string | undefined;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Markdown as HTML for pages outside the site, with the same care: no HTML of its author's, no pictures from elsewhere. */
export const markdownHtml = (text: string, addressOf: PictureAddress): string =>
  compiler(withListSigns(text).trim(), {
    disableParsingRawHTML: true,
    forceBlock: true,
    wrapper: null,
    sanitizer: (value, tag) => (tag === 'img' && OWN_PICTURE.test(value) ? value : safeAddress(value)),
    renderRule: (next, node) => {
      if (node.type !== RuleType.image) return next();
      const [, pictureKey] = OWN_PICTURE.exec(node.target ?? '') ?? [];
      const src = pictureKey && addressOf(pictureKey);
      return src ? `<img src="${escaped(encodeURI(src))}" alt="${escaped(node.alt ?? '')}">` : '';
    },
  });
