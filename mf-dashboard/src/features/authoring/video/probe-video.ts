import { BlobSource, Input, MP4, UnsupportedInputFormatError, WEBM } from 'mediabunny';
import type { VideoFacts } from '../draft/lesson-files.ts';

/** What a video says of itself before it is sent, and what it is, whatever its name says. */
type Probed = VideoFacts & { contentType: 'video/mp4' | 'video/webm' };

/** Why a file cannot be a lesson's video. */
export type VideoProblem = 'notVideo' | 'noPicture' | 'broken';

/** Reads a video's header, of whatever size it is: what is in the file decides, not its name. */
export async function probeVideo(file: Blob): Promise<Probed | VideoProblem> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, WEBM] });
  try {
    if (!(await input.canRead())) return 'notVideo';
    const track = await input.getPrimaryVideoTrack();
    if (!track) return 'noPicture';
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
    const durationSec = Math.max(1, Math.round(await input.computeDuration()));
    const contentType = (await input.getFormat()) === WEBM ? 'video/webm' : 'video/mp4';
    const isWhole = Number.isFinite(durationSec) && width > 0 && height > 0;
    return isWhole ? { contentType, durationSec, width, height } : 'broken';
  } catch (error) {
    return error instanceof UnsupportedInputFormatError ? 'notVideo' : 'broken';
  } finally {
    input.dispose();
  }
}
