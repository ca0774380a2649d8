import type { UnpublishedCourse } from '../course-content.ts';
import { interfaceWriting } from './interface-writing.ts';
import { nakedEyeSky } from './naked-eye-sky.ts';

/** Courses that were never published. */
export const ALL_DRAFTS: UnpublishedCourse[] = [interfaceWriting, nakedEyeSky];
