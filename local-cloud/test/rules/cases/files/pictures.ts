import {
  commit,
  type Fields,
  get,
  lets,
  list,
  minutesFromNow,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
} from '../../rules-case.ts';
import { draft } from '../lives/course-draft.ts';
import { expert, moved } from '../lives/expert.ts';
import { PEOPLE, profile } from '../people.ts';

const earlier = minutesFromNow(-600);
const portrait = (id: string, changes: Fields = {}): Fields => ({
  ownerUid: 'ana',
  place: { kind: 'portrait' },
  path: `portraits/ana/${id}-eu.webp`,
  name: 'eu.webp',
  bytes: 1000,
  contentType: 'image/webp',
  status: 'stored',
  sha256: 'abc',
  createdAt: earlier,
  ...changes,
});
const path = (id: string, owner = 'ana') => `portraits/${owner}/${id}-eu.webp`;
const shows = (photo: unknown, changes: Fields = {}) =>
  commit(update('users/ana', { photo, updatedAt: NOW, ...changes }));

const accounts = [
  lets('ana', 'a person show a portrait of their own', shows(path('p1'))),
  lets(
    'with-photo',
    'a person take the portrait away',
    commit(update('users/with-photo', { photo: undefined, updatedAt: NOW })),
  ),
  stops('ana', 'a portrait that is not there yet', shows(path('p2'))),
  stops('ana', 'a portrait that nobody knows', shows(path('none'))),
  stops('ana', 'the portrait of another', shows(path('p3', 'clara'))),
  stops('ana', 'a cover as a portrait', shows('covers/ana/p4-eu.webp')),
  stops('ana', 'a path that only looks like the own', shows(path('p1', 'clara'))),
  stops('ana', 'an address elsewhere', shows('https://elsewhere.test/eu.webp')),
  stops('ana', 'a portrait with a right beside it', shows(path('p1'), { verifiedExpert: true })),
  stops('bogdan', 'a portrait of somebody else', shows(path('p1'))),
];

const experts = [
  lets('eva', 'a listed expert show a portrait', commit(moved('eva', { photo: path('e1', 'eva') }))),
  stops('eva', 'a portrait that was taken down', commit(moved('eva', { photo: path('e2', 'eva') }))),
  lets(
    'shown',
    'an expert change the page on which a portrait stands that was taken down',
    commit(moved('shown', { headline: { ro: 'Altceva' } })),
  ),
  stops('eva', 'an expert showing the portrait of another', commit(moved('eva', { photo: path('p1') }))),
  stops(
    'waits',
    'a portrait changed while the page waits for review',
    commit(moved('waits', { photo: path('w1', 'waits') })),
  ),
];

const cover = { path: 'covers/ana/d1/c1-copertă.webp', alt: { ro: 'O pană' }, isDecorative: false };
const covered = (changes: Fields) => commit(update('courseDrafts/d1', { rev: 2, updatedAt: NOW, ...changes }));

const covers = [
  lets('ana', 'an author choose a cover', covered({ cover })),
  stops('ana', 'a cover without words or a mark', covered({ cover: { path: cover.path } })),
  stops('ana', 'a cover with a field of its own', covered({ cover: { ...cover, html: '<svg>' } })),
  stops('bogdan', 'a person choosing the cover of another', covered({ cover })),
];

const captions = (changes: Fields = {}): Fields => ({
  ownerUid: 'ana',
  by: 'ana',
  rev: 2,
  lessonId: 'l1',
  cues: '[{"id":"a"}]',
  ...changes,
});
const saved = (...writes: Parameters<typeof commit>) =>
  commit(update('courseDrafts/d1', { rev: 2, updatedAt: NOW }), ...writes);
const written = (fields: Fields, id = 'l1') => saved(set(`courseDrafts/d1/captions/${id}`, fields));

const writing = [
  lets('ana', 'an author write captions', written(captions())),
  lets('ana', 'an author bring captions back', written(captions({ restoredFrom: 'captions-l1__1' }))),
  lets('ana', 'an author read captions not written yet', get('courseDrafts/d1/captions/l2')),
  lets('ana', 'an author list the own captions', list('courseDrafts/d1/captions', ['ownerUid', 'EQUAL', 'ana'])),
  lets('ana', 'an author give captions up', saved(remove('courseDrafts/d1/captions/old'))),
  stops('ana', 'captions written past a save of the draft', commit(set('courseDrafts/d1/captions/l1', captions()))),
  stops('bogdan', 'captions in the draft of another', written(captions({ ownerUid: 'bogdan' }))),
  stops('bogdan', 'a person reading the captions of another', get('courseDrafts/d1/captions/old')),
  stops('ana', 'captions of a lesson that is not there', written(captions({ lessonId: 'l9' }), 'l9')),
  stops('ana', 'captions under the id of another lesson', written(captions(), 'l2')),
  stops('ana', 'captions that are no list', written(captions({ cues: 'WEBVTT' }))),
];

/** Portraits, covers and captions: people name what functions have put into its place for them. */
export const picturesSuite: RulesSuite = {
  name: 'pictures and captions',
  documents: {
    ...PEOPLE,
    'users/eva': profile('eva', { verifiedExpert: true }),
    'users/shown': profile('shown', { verifiedExpert: true }),
    'users/waits': profile('waits', {}),
    'users/with-photo': profile('with-photo', { photo: path('x1', 'with-photo') }),
    'experts/eva': expert('eva', 'listed'),
    'experts/shown': { ...expert('shown', 'listed'), photo: path('s1', 'shown') },
    'experts/waits': expert('waits', 'in_review'),
    'files/p1': portrait('p1'),
    'files/p2': portrait('p2', { status: 'expected', sha256: undefined }),
    'files/p3': portrait('p3', { ownerUid: 'clara', path: path('p3', 'clara') }),
    'files/p4': portrait('p4', { place: { kind: 'cover', courseId: 'd1' }, path: 'covers/ana/p4-eu.webp' }),
    'files/e1': portrait('e1', { ownerUid: 'eva', path: path('e1', 'eva') }),
    'files/e2': portrait('e2', { ownerUid: 'eva', path: path('e2', 'eva'), status: 'takenDown' }),
    'files/s1': portrait('s1', { ownerUid: 'shown', path: path('s1', 'shown'), status: 'takenDown' }),
    'files/w1': portrait('w1', { ownerUid: 'waits', path: path('w1', 'waits') }),
    'courseDrafts/d1': draft('draft', {
      rev: 1,
      createdAt: earlier,
      updatedAt: earlier,
      outline: '[{"id":"l1"},{"id":"l2"}]',
    }),
    'courseDrafts/d1/captions/old': captions({ lessonId: 'old' }),
  },
  cases: [...accounts, ...experts, ...covers, ...writing],
};
