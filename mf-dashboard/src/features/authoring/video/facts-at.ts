import { openFilm } from '@cursiv/shared-data';
import type { VideoFacts } from '../draft/lesson-files.ts';

/** What a stored video of one's own says of itself; undefined when the browser cannot play it. Throws AppError. */
export async function factsAt(path: string): Promise<VideoFacts | undefined> {
  const video = document.createElement('video');
  const { promise, resolve } = Promise.withResolvers<VideoFacts | undefined>();
  video.onloadedmetadata = () =>
    resolve({
      durationSec: Math.max(1, Math.round(video.duration)),
      width: video.videoWidth,
      height: video.videoHeight,
    });
  video.onerror = () => resolve(undefined);
  video.preload = 'metadata';
  video.src = await openFilm(path);
  return promise;
}
