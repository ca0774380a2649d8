import type { DraftLesson } from '@cursiv/shared-domain';
import { lessonUpload, partOfUpload, withFile } from './lesson-files.ts';

const lesson: DraftLesson = { id: 'l1', type: 'video', title: {}, freePreview: false, durationSec: 60 };
const track = (path: string) => ({ path, contentType: 'text/vtt', bytes: 5 });
const video = { path: 'v1', contentType: 'video/mp4', captions: [{ locale: 'ro' as const, path: 'c1' }] };

describe('the files of a lesson', () => {
  it('another video keeps the captions', () => {
    expect(withFile({ ...lesson, video }, 'video', { path: 'v2', contentType: 'video/webm', bytes: 7 }).video).toEqual({
      path: 'v2',
      contentType: 'video/webm',
      bytes: 7,
      captions: [{ locale: 'ro', path: 'c1' }],
    });
  });

  it('new captions replace those in the same language only', () => {
    const translated = withFile({ ...lesson, video }, 'captions-en', track('c2'));
    expect(withFile(translated, 'captions-ro', track('c3')).video?.captions).toEqual([
      { locale: 'en', path: 'c2' },
      { locale: 'ro', path: 'c3' },
    ]);
  });

  it('captions that arrive when the video is gone change nothing', () => {
    expect(withFile(lesson, 'captions-ro', track('c1'))).toEqual(lesson);
  });

  it('are found again by the name of their upload', () => {
    expect(partOfUpload(lessonUpload('c1', 'l1', 'chapters-en'))).toEqual({
      ...{ courseId: 'c1', lessonId: 'l1' },
      part: 'chapters-en',
    });
  });
});
