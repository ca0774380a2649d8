import type { CSSProperties, ReactNode } from 'react';
import * as styles from './tag.module.css';

export type TagProps = {
  /** The category's hue in OKLCH degrees, see `hueFor`; without it the dot is grey. */
  hue?: number;
  children: ReactNode;
};

/** The category or subject of something, with a dot in its colour. */
export function Tag({ hue, children }: TagProps) {
  return (
    <span className={styles.tag} style={hue === undefined ? undefined : ({ '--hue': hue } as CSSProperties)}>
      <span className={hue === undefined ? styles.plain : styles.spot} aria-hidden="true" />
      {children}
    </span>
  );
}
