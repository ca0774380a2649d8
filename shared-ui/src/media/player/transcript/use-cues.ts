import { useEffect, useState } from 'react';
import { textOf } from '../captions/text-of.ts';
import { captionTracks } from '../captions/use-text-tracks.ts';

/** A line of the transcript; times in seconds. */
export type Line = { start: number; end: number; text: string };

export type Cues = { status: 'loading' | 'failed' } | { status: 'ready'; lines: Line[] };

const linesOf = (track: TextTrack): Line[] =>
  [...(track.cues ?? [])].map((cue) => ({
    start: cue.startTime,
    end: cue.endTime,
    text: textOf(cue).replace(/\s+/g, ' '),
  }));

/** The cues of a video's captions in one language, once that track has loaded. Mount it again for another language. */
export function useCues(video: HTMLVideoElement | null, language: string | undefined): Cues {
  const [cues, setCues] = useState<Cues>({ status: 'loading' });
  useEffect(() => {
    const track = video && captionTracks(video).find((known) => known.language === language);
    if (!video || !track) return;
    // A disabled track has no cues to read.
    if (track.mode === 'disabled') track.mode = 'hidden';
    const element = [...video.querySelectorAll('track')].find((known) => known.track === track);
    const loaded = () => setCues({ status: 'ready', lines: linesOf(track) });
    const failed = () => setCues({ status: 'failed' });
    if (element?.readyState === HTMLTrackElement.LOADED) loaded();
    if (element?.readyState === HTMLTrackElement.ERROR) failed();
    element?.addEventListener('load', loaded);
    element?.addEventListener('error', failed);
    return () => {
      element?.removeEventListener('load', loaded);
      element?.removeEventListener('error', failed);
    };
  }, [video, language]);
  return cues;
}
