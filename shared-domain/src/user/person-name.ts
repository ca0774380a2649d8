import { hasHidden } from '../text/visible.ts';
import { USER_LIMITS } from './user.ts';

/** Letters drawn like others: small capitals, circled, full-width, mathematical. */
const DISGUISED =
  /[\u200d\ufe00-\ufe0f\u0262\u026a\u0274\u0280\u028f\u0299\u029c\u029f\u1d00-\u1dbf\u2070-\u209f\u2100-\u214f\u2460-\u24ff\ua720-\ua7ff\uff00-\uffef\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]/u;
const LATIN = /\p{Script=Latin}/u;
const ALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Plain letters for accented ones and for the digits and signs that stand for letters. */
const PLAIN: [RegExp, string][] = [
  [/\p{M}/gu, ''],
  [/[àáâãäåāăąǎ4@]/g, 'a'],
  [/[çćĉċč]/g, 'c'],
  [/[ďđ]/g, 'd'],
  [/[èéêëēĕėęě3]/g, 'e'],
  [/[ìíîïĩīĭįıɩ1!|]/g, 'i'],
  [/[ñńņň]/g, 'n'],
  [/[òóôõöøōŏő0]/g, 'o'],
  [/[ŕŗř]/g, 'r'],
  [/[śŝşšș5$]/g, 's'],
  [/[ţťŧț7]/g, 't'],
  [/[ùúûüũūŭůűų]/g, 'u'],
  [/ʋ/g, 'v'],
  [/[^a-z]+/g, ' '],
];

function soundsOfficial(name: string): boolean {
  const words = PLAIN.reduce((text, [letters, letter]) => text.replace(letters, letter), name.toLowerCase());
  const together = words.replaceAll(' ', '').replaceAll('l', 'i');
  return (
    /cursiv|administrat|moderator|^(admin|suport|support)$/.test(together) ||
    /(^| )(admin|suport|support)( |$)/.test(words)
  );
}

/**
 * Whether a person may have this name: it is visible, is what it looks like, and is not the site's own. The data rules
 * say the same.
 */
export const isPersonName = (name: string): boolean =>
  name.length <= USER_LIMITS.name &&
  /\p{L}/u.test(name) &&
  !hasHidden(name) &&
  !DISGUISED.test(name) &&
  !(LATIN.test(name) && ALIKE.test(name)) &&
  !soundsOfficial(name);

/** Why a typed name cannot be a person's. */
export type NameProblem = 'nameMissing' | 'nameLong' | 'nameUnfit';

/** The problem of a typed name, if any. */
export function nameProblem(typed: string): NameProblem | undefined {
  const name = typed.trim();
  if (name === '') return 'nameMissing';
  if (name.length > USER_LIMITS.name) return 'nameLong';
  return isPersonName(name) ? undefined : 'nameUnfit';
}
