import type { VideoSource } from '../../video-player-props.ts';

const HLS_TYPES = ['application/vnd.apple.mpegurl', 'application/x-mpegurl', 'audio/mpegurl'];

/** Whether a source is an HLS playlist, by its type or else by its address. */
export function isHls({ src, type }: VideoSource): boolean {
  if (type) return HLS_TYPES.includes(type.toLowerCase().split(';')[0]?.trim() ?? '');
  return /\.m3u8$/i.test(src.split(/[?#]/)[0] ?? '');
}

/** Whether this browser plays HLS by itself. */
export const playsHls = (): boolean =>
  document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';
