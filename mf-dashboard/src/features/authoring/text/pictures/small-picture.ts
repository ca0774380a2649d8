/** The longest side of a picture in a text, in pixels: twice the width of the page's text. */
const MOST = 1600;
const QUALITY = 0.85;

/** A picture in the size and form in which lessons keep it, without what a camera writes into it. Rejects for what is none. */
export async function smallPicture(file: Blob, name: string): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MOST / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.max(1, bitmap.width * scale), Math.max(1, bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  return new File([blob], `${name}.webp`, { type: blob.type });
}
