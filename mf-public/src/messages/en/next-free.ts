import type { Translation } from '@cursiv/shared-i18n';
import type { nextFree as ro } from '../ro/next-free.ts';

export const nextFree: Translation<typeof ro> = { label: 'Free:', none: 'No free time just now' };
