import { VERIFICATION_LIMITS, VERIFIED_FLAGS } from '@cursiv/shared-domain';
import { choiceStories, limitStories, listOf, type Try, textOf } from '../../limit-stories.ts';
import { commit, type Fields, NOW, type RulesSuite, set } from '../../rules-case.ts';
import { request, requestPath, ruled } from '../lives/people/verification.ts';
import { PEOPLE, profile } from '../people.ts';

const asked = (changes: Fields): ReturnType<Try> => {
  const { flag, ...fields } = request('ana', 'submitted', { rev: 1, createdAt: NOW, updatedAt: NOW, ...changes });
  return { caller: 'ana', deed: commit(set(`verificationRequests/ana__${flag}`, { flag, ...fields })) };
};
const file = (n: number) => ({
  path: `evidence/ana/verifiedInstructor/f${n}-cv.pdf`,
  name: 'cv.pdf',
  bytes: 10,
  contentType: 'application/pdf',
  sha256: 'x',
});
const FILES = listOf(VERIFICATION_LIMITS.files + 1, 0).map((_, n) => file(n));

const evidence = (stored: Fields): Fields => ({
  ...stored,
  ...{ ownerUid: 'ana', place: { kind: 'evidence', flag: 'verifiedInstructor' }, status: 'stored' },
});

/** A request for a right at its largest, and one character beyond. */
export const verificationLimitsSuite: RulesSuite = {
  name: 'the limits of a request for a right',
  documents: {
    ...PEOPLE,
    'users/open': profile('open'),
    [requestPath('open')]: request('open', 'submitted'),
    ...Object.fromEntries(FILES.map((stored, n) => [`files/f${n}`, evidence(stored)])),
  },
  cases: [
    ...limitStories(VERIFICATION_LIMITS, {
      why: [(size) => asked({ why: textOf(size) })],
      links: [(size) => asked({ links: listOf(size, 'https://example.org') })],
      link: 'rules measure the links joined',
      files: [(size) => asked({ files: FILES.slice(0, size) })],
      ruling: [
        (size) => ({
          caller: 'root',
          deed: commit(...ruled('open', 'submitted', 'rejected', { note: textOf(size), locale: 'ro' })),
        }),
      ],
    }),
    ...choiceStories('right', VERIFIED_FLAGS, (flag) => asked({ flag })),
  ],
};
