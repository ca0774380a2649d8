import { useEffect } from 'react';

/** Plays an HLS playlist where the browser cannot by itself; only then the library loads. `onFailure` must be stable. */
export function useHls(video: HTMLVideoElement | null, src: string | undefined, onFailure: () => void): void {
  useEffect(() => {
    if (!video || src === undefined) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    attach(video, src, onFailure).then(
      (detach) => {
        if (isGone) detach();
        else stop = detach;
      },
      () => !isGone && onFailure(),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [video, src, onFailure]);
}

async function attach(video: HTMLVideoElement, src: string, onFailure: () => void): Promise<() => void> {
  const { default: Hls } = await import('hls.js');
  if (!Hls.isSupported()) throw new Error('This browser plays no HLS.');
  // No worker: it would be made from a blob, which the content security policy does not allow.
  const hls = new Hls({ enableWorker: false });
  let isRecovered = false;
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !isRecovered) {
      isRecovered = true;
      hls.recoverMediaError();
    } else onFailure();
  });
  hls.loadSource(src);
  hls.attachMedia(video);
  return () => hls.destroy();
}
