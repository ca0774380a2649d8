import { createHmac } from 'node:crypto';
import type { Certificate } from '@cursiv/shared-domain';

/** 32 signs, without the vowels and the letters that are read as digits: no word arises by chance. */
const SIGNS = '0123456789bcdfghjkmnpqrstvwxyzBC';
const LENGTH = 20;

/**
 * The id of a person's certificate for a version of a course: the same for every attempt at issuing it, and nobody
 * guesses another's (100 bits).
 */
export function certificateId(
  idKey: Uint8Array,
  { uid, courseId, courseVersion }: Pick<Certificate, 'uid' | 'courseId' | 'courseVersion'>,
  reissue: number,
): string {
  const facts = JSON.stringify([uid, courseId, courseVersion, reissue]);
  const bytes = createHmac('sha256', idKey).update(facts).digest().subarray(0, LENGTH);
  return [...bytes].map((byte) => SIGNS[byte % SIGNS.length]).join('');
}
