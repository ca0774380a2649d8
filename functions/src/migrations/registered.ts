import {
  leadSearchKeysOf,
  leadState,
  learnedPath,
  reviewerOf,
  type SearchedCollection,
  searchKeysOf,
  storedLeadSchema,
  unreadPath,
  userProfileSchema,
} from '@cursiv/shared-domain';
import { missingLearned } from '../courses/learned/keep-learned.ts';
import { lessonStatesNow } from '../courses/lesson-states/keep-lesson-states.ts';
import { missingUnread } from '../notifications/unread/keep-unread.ts';
import { recordOf } from '../personal-record/keep-record.ts';
import { missingKeys } from '../search-keys/keep-search-keys.ts';
import { parsed } from '../store/parsed.ts';
import { missingBeginnings } from '../users/keep-beginnings.ts';
import type { Migration } from './migration.ts';
import { movedReports } from './moved-reports.ts';

/** All migrations, in the order in which they run. A new one goes to the end. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: '001-beginnings',
    title: 'Profiles say what their person has begun (decision 106)',
    collection: 'users',
    async complete(transaction, { id, path, fields: profile }) {
      const fields = await missingBeginnings(transaction, id, profile);
      return fields ? [{ kind: 'update', path, fields }] : [];
    },
  },
  {
    version: '002-lead-states',
    title: 'Messages of visitors have a state, so that lists by state find them (decision 084)',
    collection: 'leads',
    async complete(_, document) {
      const lead = parsed(storedLeadSchema, document);
      return lead && lead.state === undefined
        ? [{ kind: 'update', path: document.path, fields: { state: leadState(lead) } }]
        : [];
    },
  },
  {
    version: '003-records',
    title: 'People read what administrators did with their account before there were copies for them (decision 091)',
    collection: 'auditEvents',
    async complete(transaction, event) {
      const record = await recordOf(transaction, event);
      return record && !(await transaction.get(record.path)) ? [{ kind: 'set', ...record }] : [];
    },
  },
  {
    version: '004-lesson-states',
    title: 'Enrolments say which lessons are done, begun and bookmarked (decision 129)',
    collection: 'enrollments',
    async complete(transaction, { path, fields }) {
      if (fields.lessonStates !== undefined) return [];
      return [{ kind: 'update', path, fields: { lessonStates: await lessonStatesNow(transaction, path) } }];
    },
  },
  {
    version: '005-search-keys',
    title: 'Administrators find people by two words of a name at once (decision 140)',
    collection: 'users',
    async complete(_, document) {
      const profile = parsed(userProfileSchema, document);
      const searchKeys = profile && searchKeysOf(profile);
      if (!searchKeys || JSON.stringify(profile.searchKeys) === JSON.stringify(searchKeys)) return [];
      return [{ kind: 'update', path: document.path, fields: { searchKeys } }];
    },
  },
  {
    version: '006-lead-search',
    title: 'Messages of visitors are found by their sender and their words (decision 139)',
    collection: 'leads',
    async complete(_, document) {
      const lead = parsed(storedLeadSchema, document);
      return lead && document.fields.searchKeys === undefined
        ? [{ kind: 'update', path: document.path, fields: { searchKeys: leadSearchKeysOf(lead) } }]
        : [];
    },
  },
  findable('007-course-search', 'courses', 'courses by title'),
  findable('008-expert-search', 'experts', 'experts by name'),
  findable('009-certificate-search', 'certificates', 'certificates by name, title or number'),
  findable('010-resource-search', 'resources', 'resources by title'),
  findable('011-booking-search', 'bookings', 'bookings by name or title'),
  {
    version: '012-learned-lessons',
    title: 'What people have learned stands together, and stays when they leave a course (decision 156)',
    collection: 'users',
    async complete(transaction, { id }) {
      const lessons = await missingLearned(transaction, id);
      return lessons ? [{ kind: 'set', path: learnedPath(id), fields: { lessons } }] : [];
    },
  },
  {
    version: '013-reported-authors',
    title: 'Administrators find what was reported of one person (decision 160)',
    collection: 'reports',
    async complete(_, { path, fields }) {
      const { targetId, targetUid } = fields;
      if (typeof targetId !== 'string' || targetUid !== undefined) return [];
      return [{ kind: 'update', path, fields: { targetUid: reviewerOf(targetId) } }];
    },
  },
  {
    version: '014-lead-owners',
    title: 'Messages that nobody deals with are found as such (decision 161)',
    collection: 'leads',
    complete: async (_, { path, fields }) =>
      fields.ownerUid === undefined ? [{ kind: 'update', path, fields: { ownerUid: null } }] : [],
  },
  {
    version: '016-contribution-reports',
    title: 'Administrators find which questions and answers one person reported (decision 167)',
    collection: 'reportedContributions',
    complete: movedReports,
  },
  {
    version: '017-unread',
    title: 'The bell reads how many notifications wait, and none of them (decision 174)',
    collection: 'users',
    async complete(transaction, { id }) {
      const unread = await missingUnread(transaction, id);
      return unread ? [{ kind: 'set', path: unreadPath(id), fields: unread }] : [];
    },
  },
];

/** Gives the documents of a collection their search keys. */
function findable(version: string, collection: SearchedCollection, what: string): Migration {
  return {
    version,
    title: `Administrators find ${what} (decision 144)`,
    collection,
    async complete(_, document) {
      const searchKeys = missingKeys(document);
      return searchKeys ? [{ kind: 'update', path: document.path, fields: { searchKeys } }] : [];
    },
  };
}
