import { isSafeName } from '../../course/archive/course-archive.ts';
import { HlsError } from './hls-error.ts';
import { pictureOfPiece } from './piece-pictures.ts';
import { servedPlaylist } from './served-playlist.ts';
import type { PackedPart } from './zip-directory.ts';

export const HLS_LIMITS = {
  files: 5000,
  playlists: 50,
  /** Of one playlist, in bytes. */
  playlist: 2_000_000,
} as const;

const LISTED = /\.(m3u8|ts|m4s|mp4|m4a|aac|vtt)$/i;
/** What of a piece of film is looked at, in bytes. */
const HEAD = 16_384;

/** What a package says of its film. */
export interface HlsFacts {
  durationSec: number;
  width: number;
  height: number;
}

/**
 * Checks a package whose first file is the playlist that plays: every address in it leads to a part of it, and there are
 * pictures. Throws `HlsError`.
 */
export async function checkPackage(
  parts: readonly PackedPart[],
  read: (part: PackedPart, most: number) => Promise<Uint8Array>,
): Promise<HlsFacts> {
  const known = new Map(parts.map((part) => [part.name, part]));
  for (const { name } of parts) {
    if (!isSafeName(name)) throw new HlsError('unsafe-name', name);
    if (!LISTED.test(name)) throw new HlsError('other-files', name);
  }
  if (known.size !== parts.length || parts.length > HLS_LIMITS.files) throw new HlsError('not-zip');
  const hls = { part: (name: string) => known.get(name), address: '', playlist: () => '' };
  const waiting = [parts[0]?.name ?? ''];
  const seen = new Set(waiting);
  const facts = { durationSec: 0, width: 0, height: 0 };
  let hasPictures = false;
  for (const name of waiting) {
    const part = known.get(name);
    if (!part || !name.toLowerCase().endsWith('.m3u8')) throw new HlsError('not-playlist', name);
    if (part.size > HLS_LIMITS.playlist || seen.size > HLS_LIMITS.playlists) throw new HlsError('too-large', name);
    const text = new TextDecoder().decode(await read(part, part.size));
    const { playlists, pieces, durationSec, size } = servedPlaylist(text, name, hls);
    if (playlists.length + pieces.length === 0) throw new HlsError('broken', name);
    Object.assign(facts, size, durationSec > facts.durationSec && { durationSec });
    const [first] = pieces;
    if (first) {
      const pictures = pictureOfPiece(await read(first, Math.min(HEAD, first.size)));
      if (pictures === undefined) throw new HlsError('broken', first.name);
      hasPictures ||= pictures;
    }
    waiting.push(...playlists.filter((it) => !seen.has(it) && seen.add(it)));
  }
  if (!hasPictures) throw new HlsError('no-picture');
  if (facts.durationSec <= 0) throw new HlsError('broken');
  return { ...facts, durationSec: Math.max(1, Math.round(facts.durationSec)) };
}
