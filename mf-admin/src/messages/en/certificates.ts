import type { Translation } from '@cursiv/shared-i18n';
import type { certificates as ro } from '../ro/certificates.ts';

export const certificates: Translation<typeof ro> = {
  title: 'Certificates',
  intro: 'All that the site has issued. A revoked certificate keeps its address, with the reason.',
  searchRegion: 'Search the certificates',
  search: 'Name, course or number',
  none: 'No certificates',
  noneText: 'The first one appears here when somebody finishes a course and passes its quizzes.',
  found_one: 'One certificate',
  found_other: '{{count}} certificates',
  foundFirst_one: 'One certificate among the newest',
  foundFirst_other: '{{count}} certificates among the newest',
  name: 'Name',
  course: 'Course',
  issued: 'Issued',
  state: 'State',
  actions: 'Actions',
  status: { valid: 'Valid', revoked: 'Revoked', superseded: 'Replaced' },
  revoke: 'Revoke',
  askedWhy: 'Why do you revoke the certificate issued to {{name}}?',
  reason: 'The reason',
  reasonHint: 'Its holder reads it, and everybody who opens the certificate’s page.',
  reasonMissing: 'Write the reason.',
  revoked: 'The certificate issued to {{name}} has been revoked.',
  changedMeanwhile: 'The certificate was no longer valid: somebody revoked or replaced it meanwhile.',
};
