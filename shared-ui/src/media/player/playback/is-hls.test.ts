import { isHls } from './is-hls.ts';

describe('HLS sources', () => {
  it.each([
    { src: 'https://a.test/video.m3u8' },
    { src: 'https://a.test/video.M3U8?token=a.mp4#t=3' },
    { src: 'https://a.test/video', type: 'application/vnd.apple.mpegurl' },
    { src: 'https://a.test/video', type: 'Application/X-MpegURL; charset=utf-8' },
  ])('are told by type or address: $src $type', (source) => expect(isHls(source)).toBe(true));

  it.each([
    { src: 'https://a.test/video.mp4' },
    { src: 'https://a.test/video.mp4?from=list.m3u8' },
    { src: 'https://a.test/video.m3u8', type: 'video/mp4' },
  ])('are not anything else: $src $type', (source) => expect(isHls(source)).toBe(false));
});
