import * as styles from './text-picture.module.css';

/** A picture in a text. Its words stand for it until its address is known. */
export function TextPicture({ address, alt }: { address: string | undefined; alt: string }) {
  if (!address) return <span className={styles.words}>{alt}</span>;
  return <img src={address} alt={alt} loading="lazy" className={styles.picture} />;
}
