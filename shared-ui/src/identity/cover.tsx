import type { CSSProperties } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './cover.module.css';
import { coverDrawing } from './cover-drawing.tsx';
import { hueFor } from './hue-for.ts';

export type CoverProps = {
  title: string;
  /** Same seed, same drawing; the course's id. */
  seed?: string;
  /** The category, which decides what is drawn, and in which hue. */
  subject?: string;
  /** An uploaded picture, which replaces the drawing. */
  src?: string | undefined;
  /** What the uploaded picture shows, in words; empty when it shows nothing that the title does not say. */
  alt?: string;
  /** Set for the picture that is visible when the page opens. */
  priority?: boolean;
};

const isWarm = (hue: number) => hue < 100 || hue > 320;

/** A course's picture at 16 by 10, its author's or drawn from its subject. A drawing is decorative: the title stands beside it. */
export function Cover({ title, seed = title, subject = seed, src, alt = '', priority = false }: CoverProps) {
  const hue = hueFor(subject);
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <div className={classNames(styles.cover, isWarm(hue) && styles.warm)} style={{ '--hue': hue } as CSSProperties}>
      {src ? (
        <img className={styles.picture} src={src} alt={alt} width={640} height={400} decoding="async" {...loading} />
      ) : (
        <svg
          className={styles.picture}
          viewBox="0 0 320 200"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          focusable="false"
        >
          <rect className={styles.ground} width="320" height="200" />
          {coverDrawing(subject, seed, title)}
        </svg>
      )}
    </div>
  );
}
