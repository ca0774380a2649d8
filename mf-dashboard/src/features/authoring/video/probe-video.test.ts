/** @jest-environment node */
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Mp4OutputFormat, Output } from 'mediabunny';
import { probeVideo } from './probe-video.ts';

/** The beginning of an MP4 that never came to its tracks. */
const CUT_OFF = '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41\0\0\x0f\xffmoov\0\0\0\x6cmvhd';

/** A tenth of a second of silence, as a player would play it. */
async function soundAlone(): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const sound = new EncodedAudioPacketSource('pcm-s16');
  output.addAudioTrack(sound);
  await output.start();
  const decoderConfig = { codec: 'pcm-s16', numberOfChannels: 1, sampleRate: 48_000 };
  await sound.add(new EncodedPacket(new Uint8Array(9600), 'key', 0, 0.1), { decoderConfig });
  await output.finalize();
  return new Blob([target.buffer ?? '']);
}

describe('probeVideo', () => {
  it.each([
    ['a program under the name of a video', 'MZ\x90\0'.padEnd(4096, '\0'), 'notVideo'],
    ['a page under the name of a video', '<html><script>alert(1)</script></html>', 'notVideo'],
    ['an empty file', '', 'notVideo'],
    ['a video that was cut off before its first track', CUT_OFF, 'noPicture'],
  ])('refuses %s', async (_, content, problem) => {
    await expect(probeVideo(new Blob([content]))).resolves.toBe(problem);
  });

  it('refuses a film with sound alone', async () => {
    await expect(probeVideo(await soundAlone())).resolves.toBe('noPicture');
  });
});
