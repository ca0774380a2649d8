import { filePath } from '../file/file-place.ts';
import { pictureFileName, pictureKeyOf, pictureKeysIn, pictureLink, picturePath } from './lesson-pictures.ts';

describe('a picture in a lesson', () => {
  it('is found by its key among the files of its lesson, whatever it was called', () => {
    const place = { kind: 'lesson', courseId: 'c1', lessonId: 'l1' } as const;
    const paths = ['ab12cd34', 'zz99zz99'].map((key) =>
      filePath(place, 'ana', '0f3a', pictureFileName(key, 'Aripă (mică).WEBP')),
    );
    expect(picturePath('zz99zz99', paths)).toBe(paths[1]);
    expect(picturePath('00000000', paths)).toBeUndefined();
    expect(paths.map(pictureKeyOf)).toEqual(['ab12cd34', 'zz99zz99']);
    expect(pictureKeyOf('covers/ana/c1/0f3a-coperta.webp')).toBeUndefined();
  });

  it('is named by the texts', () => {
    expect(pictureKeysIn(`a ![x](${pictureLink('ab12cd34')}) ![y](https://x) ![](${pictureLink('zz99zz99')})`)).toEqual(
      ['ab12cd34', 'zz99zz99'],
    );
  });
});
