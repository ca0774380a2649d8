import { useEffect } from 'react';

const isCaptions = ({ kind }: TextTrack) => kind === 'captions' || kind === 'subtitles';

/** A video's present caption tracks. */
export const captionTracks = (video: HTMLVideoElement): TextTrack[] => [...video.textTracks].filter(isCaptions);

type Languages = {
  /** Language of the captions that the browser shows over the picture. */
  showing: string | undefined;
  /** Languages whose cues are needed but not shown. */
  reading: readonly string[];
};

/** Sets each caption track to the mode that is needed; a track that nobody needs is not loaded. */
export function useTextTracks(video: HTMLVideoElement | null, { showing, reading }: Languages): void {
  const read = reading.join();
  useEffect(() => {
    if (!video) return;
    const apply = () => {
      for (const track of captionTracks(video)) {
        const isRead = read.split(',').includes(track.language);
        const mode = track.language === showing ? 'showing' : isRead ? 'hidden' : 'disabled';
        if (track.mode !== mode) track.mode = mode;
      }
    };
    apply();
    video.textTracks.addEventListener('addtrack', apply);
    return () => video.textTracks.removeEventListener('addtrack', apply);
  }, [video, showing, read]);
}
