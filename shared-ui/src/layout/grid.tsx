import type { CSSProperties, ReactNode } from 'react';
import * as styles from './flow.module.css';
import { type Gap, gapStyle } from './gap.ts';

export type GridProps = {
  /** Narrowest column, a CSS length; as many columns as fit. */
  min?: string;
  gap?: Gap;
  /** `list` when the children are `li`. */
  as?: 'div' | 'list';
  children: ReactNode;
};

/** Equal columns that fill the width. A list draws only items near what is in view; the shell puts back what they measured when their page was left (`sizes-left.ts`). */
export function Grid({ min = '17rem', gap = 4, as = 'div', children }: GridProps) {
  const Element = as === 'list' ? 'ul' : 'div';
  return (
    <Element
      className={styles.grid}
      data-drawn={as === 'list' ? 'near' : undefined}
      style={{ ...gapStyle(gap), '--min': min } as CSSProperties}
    >
      {children}
    </Element>
  );
}
