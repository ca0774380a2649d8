import { HlsError } from './hls-error.ts';
import type { PackedPart } from './zip-directory.ts';

/** The package around a playlist. */
export interface HlsPackage {
  /** Its file of a name; undefined when there is none. */
  part(name: string): PackedPart | undefined;
  /** The address of the whole package, whose parts are asked for by their places. */
  address: string;
  /** The address of another of its playlists. */
  playlist(name: string): string;
}

/** A playlist as it is given to players, and what it names. */
export interface ServedPlaylist {
  text: string;
  playlists: string[];
  /** Pieces of film and what comes before them, in their order. */
  pieces: PackedPart[];
  durationSec: number;
  /** The largest picture that it claims. */
  size?: { width: number; height: number };
}

/** What stays as it is: numbers and words, no addresses. */
const PLAIN =
  /^#EXT(M3U|-X-(TARGETDURATION|MEDIA-SEQUENCE|ENDLIST|PLAYLIST-TYPE|INDEPENDENT-SEGMENTS|DISCONTINUITY|DISCONTINUITY-SEQUENCE)|INF)\b/;
const MOST_LINES = 50_000;
const ATTRIBUTE = /([A-Z0-9-]+)=("[^"]*"|[^,]*)/g;

type Attributes = Map<string, string>;

const attributesOf = (line: string): Attributes =>
  new Map([...line.slice(line.indexOf(':') + 1).matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]));

const tagOf = (name: string, attributes: Attributes) =>
  `#EXT-X-${name}:${[...attributes].map(([key, value]) => `${key}=${value}`).join(',')}`;

const plain = (value = '') => value.replaceAll('"', '');

/**
 * Writes a playlist anew, so that it leads to parts of its package and nowhere else. What it does not know is left out, and
 * with it subtitles: a lesson has its own. Throws `HlsError`.
 */
export function servedPlaylist(text: string, at: string, hls: HlsPackage): ServedPlaylist {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!/^#EXTM3U\s*$/.test(lines[0] ?? '') || lines.length > MOST_LINES) throw new HlsError('not-playlist', at);
  const served: ServedPlaylist = { text: '', playlists: [], pieces: [], durationSec: 0 };
  const out: string[] = [];
  const named = (uri: string): string => resolved(uri, at);
  const playlist = (uri: string): string => {
    const name = named(uri);
    if (!hls.part(name) || !name.toLowerCase().endsWith('.m3u8')) throw new HlsError('missing', name);
    served.playlists.push(name);
    return hls.playlist(name);
  };
  let before: { name: string; end: number } | undefined;
  const piece = (uri: string, range: string | undefined): { offset: number; length: number } => {
    const name = named(uri);
    const part = hls.part(name);
    if (!part || name.toLowerCase().endsWith('.m3u8')) throw new HlsError('missing', name);
    const [length = part.size, from = before?.name === name && range ? before.end : 0] = (range?.split('@') ?? []).map(
      Number,
    );
    if (!(Number.isInteger(from) && Number.isInteger(length) && from >= 0 && length > 0 && from + length <= part.size))
      throw new HlsError('broken', name);
    before = { name, end: from + length };
    served.pieces.push({ name, from: part.from + from, size: length });
    return { offset: part.from + from, length };
  };
  let isVariant = false;
  let range: string | undefined;
  for (const line of lines.map((it) => it.trim())) {
    const [tag = ''] = line.split(':');
    if (line === '') continue;
    if (tag === '#EXT-X-STREAM-INF') {
      const attributes = attributesOf(line);
      for (const key of ['SUBTITLES', 'CLOSED-CAPTIONS', 'VIDEO']) attributes.delete(key);
      out.push(tagOf('STREAM-INF', attributes));
      const [width = 0, height = 0] = (attributes.get('RESOLUTION') ?? '').split('x').map(Number);
      if (width > (served.size?.width ?? 0) && height > 0) served.size = { width, height };
      isVariant = true;
    } else if (tag === '#EXT-X-MEDIA') {
      const attributes = attributesOf(line);
      const uri = attributes.get('URI');
      if (attributes.get('TYPE') !== 'AUDIO') {
        if (uri) named(plain(uri));
        continue;
      }
      if (uri) attributes.set('URI', `"${playlist(plain(uri))}"`);
      out.push(tagOf('MEDIA', attributes));
    } else if (tag === '#EXT-X-MAP') {
      const attributes = attributesOf(line);
      const { offset, length } = piece(
        plain(attributes.get('URI')),
        attributes.has('BYTERANGE') ? plain(attributes.get('BYTERANGE')) : undefined,
      );
      out.push(`#EXT-X-MAP:URI="${hls.address}",BYTERANGE="${length}@${offset}"`);
    } else if (tag === '#EXT-X-BYTERANGE') range = line.slice(line.indexOf(':') + 1);
    else if (/KEY$/.test(tag) && attributesOf(line).get('METHOD') !== 'NONE') throw new HlsError('locked', at);
    else if (tag === '#EXTM3U') out.push(line, '#EXT-X-VERSION:7');
    else if (line.startsWith('#')) {
      for (const [, uri = ''] of line.matchAll(/URI="([^"]*)"/g)) named(uri);
      if (tag === '#EXTINF') served.durationSec += Number.parseFloat(line.slice(8)) || 0;
      if (PLAIN.test(line)) out.push(line);
    } else if (isVariant) {
      out.push(playlist(line));
      isVariant = false;
    } else {
      const { offset, length } = piece(line, range);
      out.push(`#EXT-X-BYTERANGE:${length}@${offset}`, hls.address);
      range = undefined;
    }
  }
  return { ...served, text: `${out.join('\n')}\n` };
}

/** The name of a file in the package that an address in a playlist means. */
function resolved(uri: string, at: string): string {
  if (/^[a-z][a-z0-9+.-]*:|^[/\\]|\\/i.test(uri)) throw new HlsError('foreign', uri);
  const way = at.split('/').slice(0, -1);
  for (const step of decoded(uri.split(/[?#]/)[0] ?? '').split('/')) {
    if (step === '..' && way.length === 0) throw new HlsError('foreign', uri);
    if (step === '..') way.pop();
    else if (step !== '.') way.push(step);
  }
  return way.join('/');
}

function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}
