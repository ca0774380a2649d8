import { AppError } from '@cursiv/shared-domain';
import { checkPackage, HLS_LIMITS, HlsError, plainParts } from '@cursiv/shared-domain/hls';
import type { ReadAt } from './elements.ts';

/** Checks a package of HLS as the author's browser has done before. Throws `wrong-type` with the cause. */
export async function checkHls(read: ReadAt, bytes: number): Promise<void> {
  try {
    const parts = await plainParts(read, bytes, HLS_LIMITS.files);
    if (!parts) throw new HlsError('not-zip');
    await checkPackage(parts, ({ from, size }, most) => read(from, Math.min(size, most)));
  } catch (error) {
    throw error instanceof HlsError ? new AppError('wrong-type', error.message) : error;
  }
}
