import { PicturesContext, useStoredPicture } from '@cursiv/shared-data';
import { Prose, type ProseProps, TextPicture } from '@cursiv/shared-ui';

const NO_PICTURES: string[] = [];

type LessonWordsProps = Pick<ProseProps, 'text' | 'locale'> & { pictures: readonly string[] | undefined };

/** The text of a lesson with its pictures. */
export const LessonWords = ({ pictures, ...text }: LessonWordsProps) => (
  <PicturesContext value={pictures ?? NO_PICTURES}>
    <Prose {...text} picture={StoredPicture} />
  </PicturesContext>
);

const StoredPicture = ({ pictureKey, alt }: { pictureKey: string; alt: string }) => (
  <TextPicture {...useStoredPicture(pictureKey)} alt={alt} />
);
