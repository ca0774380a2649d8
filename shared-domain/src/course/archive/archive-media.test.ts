import { HLS_TYPE } from '../../file/file-rules.ts';
import type { CourseDraftContent } from '../course-draft-schema.ts';
import { picturePath } from '../lesson-pictures.ts';
import { namedFiles, withFiles } from './archive-media.ts';

const video = (id: string) => ({
  path: `courses/ana/c1/${id}/abc-film.mp4`,
  contentType: 'video/mp4',
  captions: [
    { locale: 'ro' as const, path: `courses/ana/c1/${id}/def-ro.vtt` },
    { locale: 'en' as const, path: `courses/ana/c1/${id}/012-en.vtt` },
  ],
});
const lesson = (id: string, more: object = {}) => ({
  id,
  type: 'video',
  title: { ro: 'media/nu e un fișier' },
  freePreview: false,
  durationSec: 1,
  ...more,
});
const content = {
  ...{ baseLocale: 'ro', title: { ro: 'courses/ana/x' }, subtitle: {}, description: {}, outcomes: {} },
  ...{ categoryId: 'arts', level: 'beginner' },
  outline: [{ id: 'u', title: {}, lessons: [lesson('a', { video: video('a') }), lesson('b')] }],
} as unknown as CourseDraftContent;

it('names the files of each lesson, and no words', () => {
  expect(namedFiles(content).map(({ path, lessonId }) => [lessonId, path])).toEqual([
    ['a', 'courses/ana/c1/a/abc-film.mp4'],
    ['a', 'courses/ana/c1/a/def-ro.vtt'],
    ['a', 'courses/ana/c1/a/012-en.vtt'],
  ]);
});

it('moves files there and back', () => {
  const there = withFiles(content, ({ path }) => `media/${path.split('/').at(-1)}`);
  expect(namedFiles(there).map(({ path }) => path)).toEqual([
    'media/abc-film.mp4',
    'media/def-ro.vtt',
    'media/012-en.vtt',
  ]);
  expect(withFiles(there, ({ path, lessonId }) => path.replace('media/', `courses/ana/c1/${lessonId}/`))).toEqual(
    content,
  );
});

it('takes out what has no file: captions alone, or the whole video', () => {
  const without = (name: string) =>
    withFiles(content, ({ path }) => (path.includes(name) ? undefined : path)).outline[0]?.lessons[0]?.video;
  expect(without('en.vtt')?.captions).toHaveLength(1);
  expect(without('film')).toBeUndefined();
});

it('tells a film in pieces, whose name is that of an archive', () => {
  const packed = { ...video('a'), path: 'media/abc-film.zip', contentType: HLS_TYPE };
  const outline = [{ id: 'u', title: {}, lessons: [lesson('a', { video: packed })] }];
  const named = namedFiles({ ...content, outline } as unknown as CourseDraftContent);
  expect(named.map(({ path, isHls = false }) => [path, isHls])).toEqual([
    ['media/abc-film.zip', true],
    ['courses/ana/c1/a/def-ro.vtt', false],
    ['courses/ana/c1/a/012-en.vtt', false],
  ]);
});

it('moves the pictures of texts with their lesson, under names by which the texts still find them', () => {
  const pictured = withFiles(
    {
      ...content,
      outline: [
        { id: 'u', title: {}, lessons: [lesson('a', { pictures: ['courses/ana/c1/a/abc-k1k1k1k1-aripa.webp'] })] },
      ],
    } as unknown as CourseDraftContent,
    ({ path }) => path.replace('courses/ana/c1/a/', 'media/'),
  );
  expect(namedFiles(pictured)).toEqual([{ path: 'media/abc-k1k1k1k1-aripa.webp', lessonId: 'a' }]);
  expect(picturePath('k1k1k1k1', pictured.outline[0]?.lessons[0]?.pictures ?? [])).toBe(
    'media/abc-k1k1k1k1-aripa.webp',
  );
  expect(withFiles(pictured, () => undefined).outline[0]?.lessons[0]?.pictures).toEqual([]);
});
