import {
  BUILT_IN_CATEGORIES,
  LOCALES,
  offeredIds,
  RESOURCE_ACCESS,
  RESOURCE_KINDS,
  RESOURCE_LIMITS,
} from '@cursiv/shared-domain';
import { choiceStories, limitStories, listOf, type Try, textOf } from '../../limit-stories.ts';
import { commit, type Fields, minutesFromNow, NOW, type RulesSuite, set, update } from '../../rules-case.ts';
import { counted } from '../allowance.ts';
import { auditEvent, type Told } from '../audit-event.ts';
import { resource } from '../lives/resource.ts';
import { PEOPLE } from '../people.ts';

const earlier = minutesFromNow(-600);
const WEB = 'https://';

const started = (changes: Fields): ReturnType<Try> => ({
  caller: 'ana',
  deed: commit(
    set('resources/new', resource('ana', 'draft', { rev: 1, createdAt: NOW, updatedAt: NOW, ...changes })),
    counted('ana', 'resources', 'new'),
  ),
});

function givenBack(note: string): ReturnType<Try> {
  const returned = { note, locale: 'ro' };
  const told: Told = { status: ['in_review', 'draft'], returned: [null, returned] };
  return {
    caller: 'root',
    deed: commit(
      update('resources/waiting', { status: 'draft', returned, rev: 6, updatedAt: NOW, lastAuditId: 'e1' }),
      set('auditEvents/e1', auditEvent('resource.status.changed', 'resources/waiting', told)),
    ),
  };
}

/** A resource at its largest, and one character beyond. */
export const resourceLimitsSuite: RulesSuite = {
  name: 'the limits of a resource',
  documents: {
    ...PEOPLE,
    'courses/own': { ownerUid: 'ana', status: 'published' },
    'resources/waiting': resource('ana', 'in_review', { rev: 5, createdAt: earlier, updatedAt: earlier }),
  },
  cases: [
    ...limitStories(RESOURCE_LIMITS, {
      title: [(size) => started({ title: { ro: textOf(size) } }), (size) => started({ title: { en: textOf(size) } })],
      summary: [(size) => started({ summary: { ro: textOf(size) } })],
      body: [(size) => started({ body: { ro: textOf(size) } })],
      url: [(size) => started({ kind: 'link', url: WEB + textOf(size - WEB.length) })],
      returnNote: [(size) => givenBack(textOf(size))],
      courses: [(size) => started({ courseIds: listOf(size, 'own') })],
    }),
    ...limitStories({ languages: LOCALES.length }, { languages: [(size) => started({ locales: listOf(size, 'ro') })] }),
    ...choiceStories('kind', RESOURCE_KINDS, (kind) => started({ kind })),
    ...choiceStories('access', RESOURCE_ACCESS, (access) => started({ access })),
    ...choiceStories('category', offeredIds(BUILT_IN_CATEGORIES), (categoryId) => started({ categoryId })),
  ],
};
