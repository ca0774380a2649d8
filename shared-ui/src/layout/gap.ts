import type { CSSProperties } from 'react';

/** Steps of the 8 px rhythm; `half` is 4 px. */
export type Gap = 'half' | 1 | 2 | 3 | 4 | 6 | 8;

export const gapStyle = (gap: Gap) => ({ '--gap': `var(--space-${gap})` }) as CSSProperties;
