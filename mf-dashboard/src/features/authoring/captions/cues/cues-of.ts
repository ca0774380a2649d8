import { downloadFile } from '@cursiv/shared-data';
import type { Cue, LessonVideo } from '@cursiv/shared-domain';
import { readTrack } from '../track/read-track.ts';
import { joinTracks } from './join-tracks.ts';

/** The captions of a video's files, to go on writing them. Throws AppError. */
export async function cuesOf({ captions }: LessonVideo): Promise<Cue[]> {
  const tracks = await Promise.all(
    captions.map(async ({ locale, path }) => [locale, readTrack(await (await downloadFile(path)).text())] as const),
  );
  return joinTracks(Object.fromEntries(tracks));
}
