/** @jest-environment node */
import { probeVideo } from './probe-video.ts';

/** The beginning of an MP4 that never came to its tracks. */
const CUT_OFF = '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41\0\0\x0f\xffmoov\0\0\0\x6cmvhd';

describe('probeVideo', () => {
  it.each([
    ['a program under the name of a video', 'MZ\x90\0'.padEnd(4096, '\0'), 'notVideo'],
    ['a page under the name of a video', '<html><script>alert(1)</script></html>', 'notVideo'],
    ['an empty file', '', 'notVideo'],
    ['a video that was cut off before its first track', CUT_OFF, 'noPicture'],
  ])('refuses %s', async (_, content, problem) => {
    await expect(probeVideo(new Blob([content]))).resolves.toBe(problem);
  });
});
