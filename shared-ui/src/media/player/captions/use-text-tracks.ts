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
    // A browser adds captions in the language that it prefers by itself, above those that are wanted.
    const applyToMany = () => {
      if (captionTracks(video).filter(({ mode }) => mode === 'showing').length > 1) apply();
    };
    apply();
    video.textTracks.addEventListener('addtrack', apply);
    video.textTracks.addEventListener('change', applyToMany);
    return () => {
      video.textTracks.removeEventListener('addtrack', apply);
      video.textTracks.removeEventListener('change', applyToMany);
    };
  }, [video, showing, read]);
}
