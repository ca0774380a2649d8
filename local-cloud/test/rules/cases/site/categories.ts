import { type Category, categoriesInSettings, DEFAULT_SITE_SETTINGS } from '@cursiv/shared-domain';
import { commit, type Fields, lets, minutesFromNow, NOW, type RulesSuite, set, stops } from '../../rules-case.ts';
import { counted } from '../allowance.ts';
import { auditEvent } from '../audit-event.ts';
import { draft } from '../lives/course-draft.ts';
import { expert, moved } from '../lives/expert.ts';
import { resource } from '../lives/resource.ts';
import { PEOPLE, profile } from '../people.ts';

const category = (id: string, isOffered = true): Category => ({
  ...{ id, name: { ro: id, en: id }, about: { ro: '', en: '' }, isOffered },
});
/** `music` is an administrator's, `arts` is retired. */
const SETTINGS = {
  ...{ ...DEFAULT_SITE_SETTINGS, lastAuditId: 'old' },
  ...categoriesInSettings({ categories: [category('music'), category('design'), category('arts', false)] }),
};
const earlier = minutesFromNow(-600);

const startsDraft = (categoryId: unknown) =>
  commit(
    set('courseDrafts/new', draft('draft', { rev: 1, createdAt: NOW, updatedAt: NOW, categoryId })),
    counted('ana', 'courseDrafts', 'new'),
  );
const savesDraft = (categoryId: unknown) =>
  commit(set('courseDrafts/own', draft('draft', { rev: 4, createdAt: earlier, updatedAt: NOW, categoryId })));
const startsResource = (categoryId: unknown) =>
  commit(
    set('resources/new', resource('ana', 'draft', { rev: 1, createdAt: NOW, updatedAt: NOW, categoryId })),
    counted('ana', 'resources', 'new'),
  );
const savesResource = (categoryId: unknown) =>
  commit(set('resources/own', resource('ana', 'draft', { rev: 4, createdAt: earlier, updatedAt: NOW, categoryId })));
const savesExpert = (...categoryIds: unknown[]) => commit(moved('eva', { categoryIds }));

const sets = (changes: Fields) =>
  commit(
    set('config/public', { ...SETTINGS, lastAuditId: 'e1', ...changes }),
    set(
      'auditEvents/e1',
      auditEvent(
        'site.settings.changed',
        'config/public',
        Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, [(SETTINGS as Fields)[name], value]])),
      ),
    ),
  );

/** What authors may choose is what administrators offer; what a thing has already, it keeps. */
export const categoriesSuite: RulesSuite = {
  name: 'categories that administrators have changed',
  documents: {
    ...PEOPLE,
    'config/public': SETTINGS,
    'courseDrafts/own': draft('draft', { rev: 3, createdAt: earlier, updatedAt: earlier, categoryId: 'arts' }),
    'resources/own': resource('ana', 'draft', { rev: 3, createdAt: earlier, updatedAt: earlier, categoryId: 'arts' }),
    'users/eva': profile('eva', { verifiedExpert: true }),
    'experts/eva': expert('eva', 'listed', { categoryIds: ['arts', 'design'] }),
  },
  cases: [
    lets('ana', 'a course in a category that is offered', startsDraft('music')),
    lets('ana', 'a resource in a category that is offered', startsResource('music')),
    lets('ana', 'a course staying in a retired category', savesDraft('arts')),
    lets('ana', 'a resource staying in a retired category', savesResource('arts')),
    lets('ana', 'a course leaving a retired category', savesDraft('design')),
    lets('eva', 'an expert staying in a retired category and adding one', savesExpert('arts', 'music')),
    lets('eva', 'an expert leaving a retired category', savesExpert('design')),
    ...['arts', 'languages', 'magic', 'music ', '', 7, null, ['music'], { music: true }].flatMap((wrong) => [
      stops('ana', `a course in ${JSON.stringify(wrong)}`, startsDraft(wrong)),
      stops('ana', `a resource in ${JSON.stringify(wrong)}`, startsResource(wrong)),
    ]),
    stops('ana', 'a course moving to a category that is not offered', savesDraft('languages')),
    stops('ana', 'a resource moving to a category that is not offered', savesResource('languages')),
    stops('eva', 'an expert adding a category that is not offered', savesExpert('arts', 'languages')),
    stops('eva', 'an expert adding what is no category', savesExpert('music', 7)),
    lets('root', 'an address of the support beside the categories', sets({ supportEmail: 'nou@cursiv.test' })),
    stops('root', 'categories past the function', sets({ categories: [category('magic')] })),
    stops('root', 'offered categories past the function', sets({ offeredCategories: ['magic'] })),
    stops('root', 'how the home page looks past the function', sets({ home: { title: {}, lead: {}, parts: [] } })),
    stops('ana', 'a person offering a category', sets({ offeredCategories: ['magic'] })),
    stops(
      'root',
      'a category taken away past the function',
      commit(
        set('config/public', { ...DEFAULT_SITE_SETTINGS, lastAuditId: 'e1' }),
        set(
          'auditEvents/e1',
          auditEvent('site.settings.changed', 'config/public', {
            categories: [SETTINGS.categories, null],
            offeredCategories: [SETTINGS.offeredCategories, null],
          }),
        ),
      ),
    ),
  ],
};
