import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LessonVideo, LOCALES } from '@cursiv/shared-domain';
import type { SeedFile } from '../seed-target.ts';

/** The demo clips in this folder; `make-clips.sh` draws them. */
export const CLIP_NAMES = ['welcome', 'breath', 'median', 'diacritics', 'thirds'] as const;
export type ClipName = (typeof CLIP_NAMES)[number];

const read = (name: string) => readFileSync(join(import.meta.dirname, name));

/** A lesson's video, with the files it needs under `folder` in storage. */
export function lessonClip(clip: ClipName, folder: string): { video: LessonVideo; files: SeedFile[] } {
  const path = `${folder}/video.mp4`;
  const captions = LOCALES.map((locale) => ({ locale, path: `${folder}/captions.${locale}.vtt` }));
  const chapters = LOCALES.map((locale) => ({ locale, path: `${folder}/chapters.${locale}.vtt` }));
  const track = (name: string, to: string) => ({ path: to, bytes: read(name), contentType: 'text/vtt' });
  return {
    video: { path, contentType: 'video/mp4', captions, chapters },
    files: [
      { path, bytes: read(`${clip}.mp4`), contentType: 'video/mp4' },
      ...captions.map((captions) => track(`${clip}.${captions.locale}.vtt`, captions.path)),
      ...chapters.map((chapters) => track(`${clip}.chapters.${chapters.locale}.vtt`, chapters.path)),
    ],
  };
}
