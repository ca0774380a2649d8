import { standingOf } from './standing-of.ts';

it.each([
  ['published', 'active', undefined],
  ['unlisted', 'completed', undefined],
  ['archived', 'active', 'archived'],
  ['suspended', 'completed', 'suspended'],
  [undefined, 'active', 'suspended'],
  ['published', 'withdrawn', 'left'],
  ['unlisted', 'withdrawn', 'leftClosed'],
  [undefined, 'withdrawn', 'leftClosed'],
  ['published', undefined, undefined],
  ['unlisted', undefined, 'closed'],
] as const)('of a course that is %s, an enrolment that is %s makes %s', (course, enrollment, standing) => {
  expect(standingOf(course, enrollment)).toBe(standing);
});
