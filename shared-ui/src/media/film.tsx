import { type ComponentProps, type RefObject, useCallback, useState } from 'react';
import { isHls, playsHls } from './player/playback/is-hls.ts';
import { useHls } from './player/playback/use-hls.ts';

type FilmProps = Omit<ComponentProps<'video'>, 'ref' | 'src'> & {
  src: string;
  ref: RefObject<HTMLVideoElement | null>;
};

const nothing = () => undefined;

/** A film without the player around it, for those who work on it: a file, or an HLS playlist. */
export function Film({ src, ref, ...props }: FilmProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const hold = useCallback(
    (element: HTMLVideoElement | null) => {
      ref.current = element;
      setVideo(element);
    },
    [ref],
  );
  const byLibrary = isHls({ src }) && !playsHls();
  useHls(video, byLibrary ? src : undefined, nothing);
  return <video {...props} ref={hold} src={byLibrary ? undefined : src} />;
}
