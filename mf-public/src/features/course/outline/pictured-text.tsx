import { PicturesAtContext, PicturesContext, useStoredPicture } from '@cursiv/shared-data';
import type { PageText } from '@cursiv/shared-domain';
import { Prose, TextPicture } from '@cursiv/shared-ui';
import { useMemo } from 'react';

type PicturedTextProps = PageText & { courseId: string; lessonId: string; pictures: readonly string[] };

/** The text of a free lesson with its pictures, whose addresses are asked for when it is opened. */
export function PicturedText({ courseId, lessonId, pictures, ...text }: PicturedTextProps) {
  const at = useMemo(() => ({ kind: 'lesson', courseId, lessonId }) as const, [courseId, lessonId]);
  return (
    <PicturesAtContext value={at}>
      <PicturesContext value={pictures}>
        <Prose {...text} under={2} picture={StoredPicture} />
      </PicturesContext>
    </PicturesAtContext>
  );
}

const StoredPicture = ({ pictureKey, alt }: { pictureKey: string; alt: string }) => (
  <TextPicture {...useStoredPicture(pictureKey)} alt={alt} />
);
