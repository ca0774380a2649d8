import { aheadAddress } from './ask-lesson-ahead.ts';

const LESSON = '/dashboard/courses/c1/lessons/l-1/video';

it.each([
  [LESSON, '', '/payload/ro/ahead/c1/l-1.json'],
  [`/en${LESSON}`, '?t=12', '/payload/en/ahead/c1/l-1.json'],
])('a lesson that was opened at %s is asked for ahead', (pathname, search, address) => {
  expect(aheadAddress({ pathname, search })).toBe(address);
});

it.each([
  ['/dashboard/courses/c1', ''],
  ['/dashboard/courses/c1/lessons/..%2F..%2Fsecret/video', ''],
  [LESSON, '?preview=learner'],
])('nothing is asked for ahead at %s%s', (pathname, search) => {
  expect(aheadAddress({ pathname, search })).toBeUndefined();
});
