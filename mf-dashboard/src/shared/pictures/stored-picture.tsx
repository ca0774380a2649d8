import { useStoredPicture } from '@cursiv/shared-data';
import { TextPicture } from '@cursiv/shared-ui';

/** A picture of a lesson, at an address that is opened for who may read it. */
export const StoredPicture = ({ pictureKey, alt }: { pictureKey: string; alt: string }) => (
  <TextPicture {...useStoredPicture(pictureKey)} alt={alt} />
);
