import type { DraftLesson } from '@cursiv/shared-domain';
import { lessonUpload, partOfUpload, withFile } from './lesson-files.ts';

const lesson: DraftLesson = { id: 'l1', type: 'video', title: {}, freePreview: false, durationSec: 60 };
const video = { path: 'v1', contentType: 'video/mp4', captions: [{ locale: 'ro' as const, path: 'c1' }] };

describe('the files of a lesson', () => {
  it('another video keeps the captions', () => {
    expect(withFile({ ...lesson, video }, 'video', 'v2', 'video/webm').video).toEqual({
      path: 'v2',
      contentType: 'video/webm',
      captions: [{ locale: 'ro', path: 'c1' }],
    });
  });

  it('new captions replace those in the same language only', () => {
    const translated = withFile({ ...lesson, video }, 'captions-en', 'c2', 'text/vtt');
    expect(withFile(translated, 'captions-ro', 'c3', 'text/vtt').video?.captions).toEqual([
      { locale: 'en', path: 'c2' },
      { locale: 'ro', path: 'c3' },
    ]);
  });

  it('captions that arrive when the video is gone change nothing', () => {
    expect(withFile(lesson, 'captions-ro', 'c1', 'text/vtt')).toEqual(lesson);
  });

  it('are found again by the name of their upload', () => {
    expect(partOfUpload(lessonUpload('c1', 'l1', 'chapters-en'))).toEqual({ lessonId: 'l1', part: 'chapters-en' });
  });
});
