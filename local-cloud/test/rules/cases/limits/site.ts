import { USER_LIMITS } from '@cursiv/shared-domain';
import { limitStories, type Try, textOf } from '../../limit-stories.ts';
import { commit, type Fields, type RulesSuite, set, update } from '../../rules-case.ts';
import { auditEvent } from '../audit-event.ts';
import { PEOPLE } from '../people.ts';

const settings: Fields = {
  supportEmail: '',
  announcement: {},
  announcementActive: true,
  featuredCourseIds: [],
  lastAuditId: 'before',
};
const changed = (field: string, value: unknown): ReturnType<Try> => ({
  caller: 'root',
  deed: commit(
    update('config/public', { [field]: value, lastAuditId: 'e1' }),
    set('auditEvents/e1', auditEvent('site.settings.changed', 'config/public', { [field]: [settings[field], value] })),
  ),
});

/** The settings of the site at their largest, and one beyond. */
export const siteLimitsSuite: RulesSuite = {
  name: 'the limits of the site’s settings',
  documents: { ...PEOPLE, 'config/public': settings },
  cases: [
    ...limitStories({ address: USER_LIMITS.email }, { address: [(size) => changed('supportEmail', textOf(size))] }),
  ],
};
