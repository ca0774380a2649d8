import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  title: 'What runs in this page',
  close: 'Close',
  shell: "Version of the site's shell",
  sections: "The site's sections",
  section: 'Section',
  state: 'State',
  build: 'Version',
  channel: 'Channel',
  loadTime: 'Load time',
  ms: '{{ms}} ms',
  errors: 'Last errors',
  noErrors: 'No errors in this page.',
  shared: 'Shared packages',
  states: {
    absent: 'unknown',
    choosing: 'unknown',
    chosen: 'ready',
    shown: 'shown, without its code',
    loading: 'loading',
    running: 'running',
    disabled: 'switched off',
    incompatible: 'does not fit',
    unavailable: 'does not answer',
    crashed: 'stopped',
  },
  channels: {
    stable: 'for everybody',
    canary: 'for a share',
    pinned: 'pinned',
    'last-known-good': 'last that worked',
    override: 'from elsewhere',
  },
};
