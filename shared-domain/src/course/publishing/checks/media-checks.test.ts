import type { DraftLesson } from '../../course-draft-schema.ts';
import { checklist, isPublishable } from '../checklist.ts';
import type { WrittenCourse } from '../course-texts.ts';

const course = (changes: Partial<WrittenCourse['content']>, video?: DraftLesson['video']): WrittenCourse => ({
  content: {
    ...{
      baseLocale: 'ro',
      title: { ro: 'Curs' },
      subtitle: {},
      description: { ro: 'Despre' },
      outcomes: { ro: ['Scrii'] },
    },
    ...{ categoryId: 'arts', level: 'beginner' },
    outline: [
      {
        ...{ id: 's1', title: { ro: 'Început' } },
        lessons: [{ id: 'l1', type: 'video', title: { ro: 'Film' }, freePreview: false, durationSec: 60, video }],
      },
    ],
    ...changes,
  },
  texts: {},
  captions: { l1: [{ id: 'c1', start: 0, end: 1000, ro: 'Bună' }] },
});
const film = { path: 'v', contentType: 'video/mp4', bytes: 2_000_000_000, captions: [] };
const kinds = (of: WrittenCourse) => checklist(of, ['ro']).map(({ kind, isNeeded }) => [kind, isNeeded]);

describe('what the checklist says of media', () => {
  it('a cover says what it shows in every language that is published, or is decoration', () => {
    const cover = { path: 'c', alt: { en: 'A nib' }, isDecorative: false };
    expect(kinds(course({ cover }, film))[0]).toEqual(['noCoverText', true]);
    expect(isPublishable(checklist(course({ cover }, film), ['ro']))).toBe(false);
    expect(isPublishable(checklist(course({ cover: { ...cover, isDecorative: true } }, film), ['ro']))).toBe(true);
  });

  it('a drawn cover, no captions, unfinished captions and a heavy video are only advised against', () => {
    expect(kinds(course({}, film))).toEqual([
      ['noCover', false],
      ['noCaptions', false],
      ['captionsUnfinished', false],
      ['largeVideo', false],
    ]);
  });

  it('a lesson of files needs one, and is advised against a heavy one', () => {
    const lesson: DraftLesson = { id: 'l1', type: 'file', title: { ro: 'Fișe' }, freePreview: false, durationSec: 60 };
    const outline = (it: DraftLesson) => ({ outline: [{ id: 's1', title: { ro: 'Început' }, lessons: [it] }] });
    const sheet = { path: 'f', contentType: 'application/pdf', bytes: 100, label: {} };
    expect(kinds(course(outline(lesson)))).toContainEqual(['noFile', true]);
    expect(isPublishable(checklist(course(outline({ ...lesson, files: [sheet] })), ['ro']))).toBe(true);
    const heavy = course(outline({ ...lesson, files: [sheet, { ...sheet, path: 'g', bytes: 21_000_000 }] }));
    expect(kinds(heavy)).toContainEqual(['largeFile', false]);
    expect(isPublishable(checklist(heavy, ['ro']))).toBe(true);
  });

  it('a text needs the pictures that it names, in every language that is published', () => {
    const picture = 'courses/ana/c1/l1/0f3a-ab12cd34-aripa.webp';
    const lesson: DraftLesson = { id: 'l1', type: 'text', title: { ro: 'Zbor' }, freePreview: false, durationSec: 60 };
    const written = (pictures?: string[]): WrittenCourse => ({
      ...course({ outline: [{ id: 's1', title: { ro: 'Început' }, lessons: [{ ...lesson, pictures }] }] }),
      texts: { l1_ro: 'Aripa: ![Aripa](picture:ab12cd34)', l1_en: 'The wing.' },
    });
    const missing = {
      kind: 'noPicture',
      isNeeded: true,
      place: { of: 'lesson', id: 'l1', field: 'text' },
      locale: 'ro',
    };
    expect(checklist(written(), ['ro'])[0]).toEqual(missing);
    expect(checklist(written(), ['en'])).not.toContainEqual(expect.objectContaining({ kind: 'noPicture' }));
    expect(isPublishable(checklist(written([picture]), ['ro']))).toBe(true);
  });

  it('a lesson of video needs one', () => {
    expect(kinds(course({}))).toContainEqual(['noVideo', true]);
  });
});
