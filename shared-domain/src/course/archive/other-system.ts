import { COURSE_FILE } from './course-archive.ts';

/** Files by which packages of other systems are known: SCORM and Common Cartridge, Moodle, Open edX, xAPI and cmi5. */
const MARKS = ['imsmanifest.xml', 'moodle_backup.xml', 'course.xml', 'tincan.xml', 'cmi5.xml'];

/** Whether files with these paths are a course of another learning system. */
export const isOfOtherSystem = (names: readonly string[]): boolean =>
  !names.includes(COURSE_FILE) && names.some((name) => MARKS.includes(name.split('/').at(-1) ?? ''));
