import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  loading: 'Loading the resource',
  failed: 'The resource could not be opened',
  open: 'Open at {{host}}',
  files_one: 'File',
  files_other: 'Files',
  preview: 'Preview',
  hidePreview: 'Hide the preview',
  previewLoading: 'Opening the file',
  previewFailed: 'The file could not be opened',
  usedIn_one: 'Used in the course',
  usedIn_other: 'Used in the courses',
  nothing: {
    article: 'The text of this article has not been written yet.',
    link: 'The address of this link has not been added yet.',
    file: 'The file has not been uploaded yet.',
  },
  access: {
    registered: {
      title: 'For members',
      text: 'Sign in and the resource opens right here. An account is free.',
    },
    enrolled: {
      title: 'For enrolled learners',
      text: 'The resource goes with a course and opens for those enrolled in it. Enrolling is free.',
    },
    signIn: 'Sign in',
    register: 'Create an account',
    toCourse: 'See the course',
  },
};
