import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  title: 'Certificates',
  intro: 'All that the site has issued. A revoked certificate keeps its address, with the reason.',
  searchRegion: 'Search the certificates',
  search: 'Name, course or number',
  none: 'No certificates',
  noneText: 'The first one appears here when somebody finishes a course and passes its quizzes.',
  found_one: 'One certificate',
  found_other: '{{count}} certificates',
  foundFirst_one: 'The newest certificate',
  foundFirst_other: 'The newest {{count}} certificates',
  name: 'Name',
  course: 'Course',
  issued: 'Issued',
  state: 'State',
  anyState: 'Any state',
  noneFound: 'No certificate matches',
  noneFoundText: 'Try another name or another state.',
  actions: 'Actions',
  revoke: 'Revoke',
  askedWhy: 'Why do you revoke the certificate issued to {{name}}?',
  reason: 'The reason',
  reasonHint: 'Its holder reads it, and everybody who opens the certificate’s page.',
  reasonMissing: 'Write the reason.',
  revoked: 'The certificate issued to {{name}} has been revoked.',
  changedMeanwhile: 'The certificate was no longer valid: somebody revoked or replaced it meanwhile.',
};
