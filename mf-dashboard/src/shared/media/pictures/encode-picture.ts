import { AppError } from '@cursiv/shared-domain';

/** A part of a picture or of a video's frame, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The picture's new size, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const QUALITY = 0.85;

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));

/**
 * Draws a part of a picture anew, at most as large as asked: what else the file carried, such as where it was taken,
 * stays behind. Throws AppError `invalid` when the browser cannot.
 */
export async function encodePicture(
  source: CanvasImageSource,
  { x, y, width, height }: Area,
  size: PictureSize,
  name: string,
): Promise<File> {
  const scale = Math.min(1, size.width / width, size.height / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const webp = await blobOf(canvas, 'image/webp');
  // A browser that writes no WebP answers with PNG.
  const blob = webp?.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg');
  if (!blob) throw new AppError('invalid', 'the browser cannot encode the picture');
  return new File([blob], `${name}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`, { type: blob.type });
}
