import * as styles from './text-picture.module.css';

/** A picture in a text. Its words stand for it until its address is known. `onError`: the picture at this address does not load. */
export function TextPicture({
  address,
  alt,
  onError,
}: {
  address: string | undefined;
  alt: string;
  onError: () => void;
}) {
  if (!address) return <span className={styles.words}>{alt}</span>;
  return <img src={address} alt={alt} loading="lazy" onError={onError} className={styles.picture} />;
}
