import type { CSSProperties } from 'react';
import * as styles from './avatar.module.css';
import { hueFor } from './hue-for.ts';
import { hash } from './seeded.ts';

export type AvatarProps = {
  name: string;
  /** Stable when the name changes, such as the user's id. */
  seed?: string;
  /** A photograph replaces the drawing. */
  src?: string | undefined;
  /** Diameter in CSS pixels. */
  size?: number;
};

const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
};

const shapes = ['M0 40A40 40 0 0 1 40 0V40Z', 'M0 40 40 0V40Z', 'M20 40a20 20 0 0 1 20-20v20Z', 'M0 27 40 15V40H0Z'];

/** A person's picture, beside their name; decorative, so that the name is not read aloud twice. */
export function Avatar({ name, seed = name, src, size = 44 }: AvatarProps) {
  const style = { '--size': `${size}px`, '--hue': hueFor(seed) } as CSSProperties;
  if (src) {
    return <img className={styles.avatar} style={style} src={src} alt="" width={size} height={size} loading="lazy" />;
  }
  return (
    <span className={styles.avatar} style={style} data-initials={initials(name)} aria-hidden="true">
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <rect width="40" height="40" className={styles.ground} />
        <path d={shapes[hash(seed) % shapes.length]} className={styles.shape} />
      </svg>
    </span>
  );
}
