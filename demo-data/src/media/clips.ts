import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LessonVideo, LOCALES, type Locale } from '@cursiv/shared-domain';
import { type FileOwner, placedFile } from '../document/file-documents.ts';
import type { SeedFile } from '../document/seed-target.ts';

/** The demo clips in this folder with their lengths; `make-clips.sh` draws them. */
const CLIP_SECONDS = { welcome: 8, breath: 12, median: 10, diacritics: 9, thirds: 9 } as const;
export type ClipName = keyof typeof CLIP_SECONDS;

const read = (name: string) => readFileSync(join(import.meta.dirname, name));

/** A lesson's video, with the files it needs. */
export function lessonClip(clip: ClipName, where: FileOwner): { video: LessonVideo; files: SeedFile[] } {
  const track = (kind: 'captions' | 'chapters', locale: Locale) => {
    const source = kind === 'captions' ? `${clip}.${locale}.vtt` : `${clip}.${kind}.${locale}.vtt`;
    return placedFile(where, { name: `${kind}.${locale}.vtt`, bytes: read(source), contentType: 'text/vtt' });
  };
  const video = placedFile(where, { name: 'video.mp4', bytes: read(`${clip}.mp4`), contentType: 'video/mp4' });
  const tracks = (kind: 'captions' | 'chapters') => LOCALES.map((locale) => ({ locale, file: track(kind, locale) }));
  const captions = tracks('captions');
  const chapters = tracks('chapters');
  const named = (found: typeof captions) => found.map(({ locale, file }) => ({ locale, path: file.path }));
  return {
    video: {
      ...{ path: video.path, contentType: 'video/mp4', durationSec: CLIP_SECONDS[clip] },
      ...{ captions: named(captions), chapters: named(chapters) },
    },
    files: [video, ...[...captions, ...chapters].map(({ file }) => file)],
  };
}
