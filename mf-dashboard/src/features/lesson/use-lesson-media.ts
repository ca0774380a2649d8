import { getFileAddress, type Loadable, useLoad } from '@cursiv/shared-data';
import type { LessonVideo, Locale } from '@cursiv/shared-domain';
import { useCallback } from 'react';
import { report } from '../../shared/platform.ts';

export interface LessonMedia {
  src: string;
  type: string;
  captions: { locale: Locale; src: string }[];
}

/** Addresses of a lesson's video and captions; the storage rules judge each. Captions that cannot be had are left out. */
export function useLessonMedia(video: LessonVideo): Loadable<LessonMedia> {
  return useLoad(
    useCallback(async () => {
      const [src, ...captions] = await Promise.all([
        getFileAddress(video.path),
        ...video.captions.map(async ({ locale, path }) => {
          try {
            return [{ locale, src: await getFileAddress(path) }];
          } catch (error) {
            report(error, { captions: path });
            return [];
          }
        }),
      ]);
      return { src, type: video.contentType, captions: captions.flat() };
    }, [video]),
  );
}
