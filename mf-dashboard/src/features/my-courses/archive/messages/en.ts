import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  download: 'Download',
  duplicate: 'Make a copy',
  copyOf: '{{title}} (copy)',
  copied: 'The copy is among your courses.',
  import: 'Import a course',
  close: 'Close',
  open: 'Open the course',
  file: 'File',
  fileHint: 'A course downloaded from here (ZIP, at most 1 GB) or Markdown files.',
  folder: 'Folder of Markdown files',
  folderHint:
    'Folders become sections, files lessons, in the order of their names. “.ro.md” and “.en.md” tell the language.',
  running: 'The archive is being read…',
  uploading: 'Uploading file {{place}} of {{total}}…',
  imported: 'The course is among your drafts',
  notImported: 'Nothing was imported',
  problem: {
    'not-a-zip': 'it is no ZIP file, or is damaged. Choose a course downloaded from here (ZIP) or Markdown files.',
    'too-large': 'is too large. A course has at most 1 GB with its videos, and a text 2 MB.',
    'too-many-files': 'it has too many files.',
    'unsafe-name': 'the name leads out of the archive.',
    'same-name': 'is in the archive twice.',
    'same-answer-id': 'two answers of one question have the same id; the quiz was left out.',
    'same-id': 'two lessons have the same id.',
    'too-many-lessons': 'A course has at most 500 lessons and 60 sections.',
    'media-missing': 'is not in the archive; its lesson goes without.',
    'media-unfit': 'is no video, picture or captions that can be uploaded here.',
    'not-a-course': 'it holds neither a course from here nor Markdown files.',
    'other-system':
      'this looks like a course of another system, such as Moodle, Open edX or SCORM. Choose a course downloaded from here with “Download” (a ZIP with “course.json”), or Markdown files.',
    'newer-format': 'it was made by a newer version of the site.',
    'unreadable-course': 'the description of the course cannot be read.',
    'not-text': 'it is no UTF-8 text.',
    'too-long': 'it is too long for a lesson.',
    'unreadable-quiz': 'the quiz cannot be read.',
    'unreadable-captions': 'the captions in writing cannot be read.',
    'unknown-file': 'it does not belong to the course and was left out.',
  },
};
