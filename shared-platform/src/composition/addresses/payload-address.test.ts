import { payloadAddress } from './payload-address.ts';

const LESSON = {
  path: '/dashboard/courses/:courseId/lessons/:lessonId/video',
  payload: '/payload/:locale/ahead/:courseId/:lessonId.json',
};
const AT = '/dashboard/courses/c1/lessons/l-1/video';

it.each([
  [AT, '', '/payload/ro/ahead/c1/l-1.json'],
  [`/en${AT}`, '?t=12', '/payload/en/ahead/c1/l-1.json'],
])('what the page at %s%s reads at first is answered at %s', (pathname, search, address) => {
  expect(payloadAddress(LESSON, { pathname, search })).toBe(address);
});

it.each([
  ['/dashboard/courses/c1', ''],
  ['/dashboard/courses/c1/notes/l-1/video', ''],
  [`${AT}/more`, ''],
  ['/dashboard/courses/c1/lessons/..%2F..%2Fsecret/video', ''],
  ['/dashboard/courses//lessons/l-1/video', ''],
  [AT, '?preview=learner'],
])('nothing is asked for at %s%s', (pathname, search) => {
  expect(payloadAddress(LESSON, { pathname, search })).toBeUndefined();
});

it('nothing is asked for on a page that names no such place', () => {
  expect(payloadAddress({ path: LESSON.path }, { pathname: AT, search: '' })).toBeUndefined();
});
