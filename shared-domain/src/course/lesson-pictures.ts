import { fileNameOf } from '../file/file-place.ts';

/** A short sign by which a lesson's texts name a picture, in every language: `![Aripa](picture:ab12cd34)`. */
export const PICTURE_KEY = /^[a-z0-9]{8}$/;

/** The address of a picture in a text. */
export const pictureLink = (key: string): string => `picture:${key}`;

/** The name under which a picture is sent: its key comes first, so that its path tells it. */
export const pictureFileName = (key: string, name: string): string => `${key}-${name}`;

/** The path of the picture with a key; undefined while it has not arrived. */
export const picturePath = (key: string, pictures: readonly string[]): string | undefined =>
  pictures.find((path) => fileNameOf(path).startsWith(`${key}-`));

/** The key in the path of a picture that was sent for a text; undefined for another file. */
export function pictureKeyOf(path: string): string | undefined {
  const [key = '', ...rest] = fileNameOf(path).split('-');
  return rest.length > 0 && PICTURE_KEY.test(key) ? key : undefined;
}

/** The keys of the pictures in a text, in order. */
export const pictureKeysIn = (text: string): string[] =>
  [...text.matchAll(/\]\(picture:([a-z0-9]{8})\)/g)].map(([, key = '']) => key);
