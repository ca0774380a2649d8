import { getFileAddress, type Loadable, useLoad } from '@cursiv/shared-data';
import type { LessonVideo, Locale } from '@cursiv/shared-domain';
import { useCallback } from 'react';
import { report } from '../../shared/platform.ts';

export interface LessonMedia {
  src: string;
  type: string;
  captions: Track[];
  chapters: Track[];
}

interface Track {
  locale: Locale;
  src: string;
}

/** Addresses of a lesson's video and its tracks; the storage rules judge each. Tracks that cannot be had are left out. */
export function useLessonMedia(video: LessonVideo): Loadable<LessonMedia> {
  return useLoad(
    useCallback(async () => {
      const [src, captions, chapters] = await Promise.all([
        getFileAddress(video.path),
        addressesOf(video.captions),
        addressesOf(video.chapters ?? []),
      ]);
      return { src, type: video.contentType, captions, chapters };
    }, [video]),
  );
}

async function addressesOf(tracks: LessonVideo['captions']): Promise<Track[]> {
  const found = await Promise.all(
    tracks.map(async ({ locale, path }) => {
      try {
        return [{ locale, src: await getFileAddress(path) }];
      } catch (error) {
        report(error, { track: path });
        return [];
      }
    }),
  );
  return found.flat();
}
