import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  resumable: 'Upload with pauses',
  resumableLead: 'The file leaves in pieces: you can stop and resume at any time. At most {{limit}}.',
  direct: 'Direct upload',
  directLead: 'The file leaves whole, in a single request. At most {{limit}}.',
  send: 'Send a file',
  choose: 'Choose a file',
  address: 'The file is at this address',
  copy: 'Copy the address',
  copied: 'The address was copied.',
  notCopied: 'The browser did not allow copying. Select the address and copy it from there.',
  yours: 'Your files',
  none: 'No files yet',
  noneText: 'Only you see what you upload here.',
  open: 'Open',
  delete: 'Delete',
  deleteTitle: 'Delete {{name}}?',
  deleteText: 'The file is removed from the server. This cannot be undone.',
  deleted: 'The file was deleted.',
};
