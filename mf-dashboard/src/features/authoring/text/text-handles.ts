import type { Locale } from '@cursiv/shared-domain';
import type { TextHandle } from './code-mirror/code-mirror-text.tsx';

/** The open texts of a lesson; null where one is not shown. */
export type TextHandles = Record<Locale, { current: TextHandle | null }>;
