import { HLS_TYPE } from '@cursiv/shared-domain';
import { checkPackage, HLS_LIMITS, HlsError, type HlsFacts, type HlsProblem } from '@cursiv/shared-domain/hls';
import { unzipped } from '../../../shared/zip/read-zip.ts';
import { zipped } from '../../../shared/zip/write-zip.ts';

/** A package that is ready to be sent, and what its film says of itself. */
export interface PackedHls {
  file: File;
  facts: HlsFacts;
}

const depthOf = (name: string) => name.split('/').length;
const isHidden = (name: string) => /(^|\/)(__MACOSX\/|\.)/.test(name);

/** The playlist that plays: the one that names others, or the only one. */
async function rootOf(files: ReadonlyMap<string, Blob>): Promise<string> {
  const playlists = [...files.keys()].filter((name) => /\.m3u8$/i.test(name));
  playlists.sort((a, b) => depthOf(a) - depthOf(b) || a.localeCompare(b));
  for (const name of playlists) {
    const text = await files.get(name)?.slice(0, HLS_LIMITS.playlist).text();
    if (text?.includes('#EXT-X-STREAM-INF')) return name;
  }
  const [only] = playlists;
  if (only === undefined || playlists.length > 1) throw new HlsError('not-playlist');
  return only;
}

/**
 * Checks a ZIP with HLS, and packs it so that each piece of film is a part of what is sent, the playlist that plays first.
 * Returns why it cannot be a lesson's video otherwise.
 */
export async function packHls(zip: File): Promise<PackedHls | { problem: HlsProblem; detail: string }> {
  try {
    const found = await unzipped(zip, (name) => !/\.m3u8$/i.test(name));
    if ('code' in found)
      throw new HlsError(found.code === 'unsafe-name' || found.code === 'too-large' ? found.code : 'not-zip');
    const files = new Map([...found].filter(([name]) => !isHidden(name)));
    const root = await rootOf(files);
    const ordered = new Map([[root, files.get(root) ?? new Blob()], ...files]);
    const parts = [...ordered].map(([name, { size }]) => ({ name, from: 0, size }));
    const facts = await checkPackage(parts, async ({ name, from, size }, most) => {
      const part = ordered.get(name)?.slice(from, from + Math.min(size, most));
      return new Uint8Array((await part?.arrayBuffer()) ?? []);
    });
    return {
      file: new File([await zipped(ordered)], zip.name, { type: HLS_TYPE, lastModified: zip.lastModified }),
      facts,
    };
  } catch (error) {
    if (error instanceof HlsError) return { problem: error.problem, detail: error.detail };
    throw error;
  }
}
