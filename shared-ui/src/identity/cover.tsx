import type { CSSProperties } from 'react';
import { classNames } from '../styles/class-names.ts';
import * as styles from './cover.module.css';
import { coverDrawing } from './cover-drawing.tsx';
import { hueFor } from './hue-for.ts';

export type CoverProps = {
  title: string;
  /** Same seed, same drawing; the course's id. */
  seed?: string;
  /** The category's hue in OKLCH degrees; from the seed when absent. */
  hue?: number | undefined;
  /** An uploaded picture, which replaces the drawing. */
  src?: string | undefined;
  /** Set for the picture that is visible when the page opens. */
  priority?: boolean;
};

const isWarm = (hue: number) => hue < 100 || hue > 320;

/** A course's picture at 16 by 10, drawn from its own data. Decorative: the title stands beside it. */
export function Cover({ title, seed = title, hue = hueFor(seed), src, priority = false }: CoverProps) {
  const loading = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <div className={classNames(styles.cover, isWarm(hue) && styles.warm)} style={{ '--hue': hue } as CSSProperties}>
      {src ? (
        <img className={styles.picture} src={src} alt="" width={640} height={400} decoding="async" {...loading} />
      ) : (
        <svg
          className={styles.picture}
          viewBox="0 0 320 200"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          focusable="false"
        >
          <rect className={styles.ground} width="320" height="200" />
          {coverDrawing(seed, title)}
        </svg>
      )}
    </div>
  );
}
