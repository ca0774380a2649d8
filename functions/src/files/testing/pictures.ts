const textBytes = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
const two = (value: number) => [value >> 8, value & 0xff];
const segment = (marker: number, content: number[]) => [0xff, marker, ...two(content.length + 2), ...content];

/** The bytes of a JPEG up to its picture, with what the camera said of it before. */
export const jpeg = (width: number, height: number, exif?: string): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, textBytes('JFIF\0')),
    ...(exif ? segment(0xe1, textBytes(`Exif\0\0${exif}`)) : []),
    ...segment(0xc0, [8, ...two(height), ...two(width), 3]),
  ]);
