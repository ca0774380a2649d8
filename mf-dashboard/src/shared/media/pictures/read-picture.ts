import { FILE_RULES, PICTURE_LIMITS, pictureFacts } from '@cursiv/shared-domain';

/** Why a file cannot be a picture here. */
export type PictureProblem = 'notPicture' | 'tooLarge' | 'broken';

/** A header is at the beginning, but may follow what a camera says of itself. */
const HEADER_BYTES = 1_000_000;

/** Looks into a picture before the browser unpacks it: its size in memory follows from what its header says. */
export async function pictureProblem(file: Blob): Promise<PictureProblem | undefined> {
  if (file.size > FILE_RULES.chosenPicture.maxBytes) return 'tooLarge';
  const facts = pictureFacts(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (!facts) return 'notPicture';
  const { width, height } = facts;
  if (width === 0 || height === 0) return 'broken';
  const isTooLarge =
    Math.max(width, height) > PICTURE_LIMITS.chosenSide || width * height > PICTURE_LIMITS.chosenPixels;
  return isTooLarge ? 'tooLarge' : undefined;
}
