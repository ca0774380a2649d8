import { hasHidden } from '../text/visible.ts';
import { USER_LIMITS } from './user.ts';

/** Letters drawn like others: small capitals, circled, full-width, mathematical, of alphabets that nobody writes any more. */
const DISGUISED =
  /[\u200d\ufe00-\ufe0f\u0262\u026a\u0274\u0280\u028f\u0299\u029c\u029f\u1d00-\u1dbf\u2070-\u209f\u2100-\u214f\u2460-\u24ff\ua720-\ua7ff\uff00-\uffef\u{10000}-\u{1d7ff}\u{1f100}-\u{1f1ff}]/u;
const LATIN = /\p{Script=Latin}/u;
/** Letters that nobody writes beside Latin ones in one name; names of East Asia have both. */
const OTHER =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u;

/**
 * Plain letters for accented ones, for those of other alphabets that look the same (Unicode TS 39, `confusables.txt`), and
 * for the digits and signs that stand for letters. `l` and `i` count as one.
 */
const PLAIN: [RegExp, string][] = [
  [/\p{M}/gu, ''],
  [/[ªÀ-Åà-åĀ-ąǍǎǞ-ǡǺǻȀ-ȃȦȧɑΆΑάαАаӐ-ӓᎪᗅḀḁẚẠ-ặἀ-Ἇὰάᾀ-ᾇᾰ-ᾴᾶ-ΆⱭꓮꭺ4@]/g, 'a'],
  [/[ÇçĆ-čȻȼϲϹСсҪҫᏟḈḉⲤⲥꓚꮯ]/g, 'c'],
  [/[ÐðĎ-đƉ-ƌɖɗԀԁᎠᏧᑯᗞᗪḊ-ḓꓒꓓꭰꮷ]/g, 'd'],
  [/[È-Ëè-ëĒ-ěȄ-ȇȨȩɆɇΈΕέεЀЁЕеѐёҼ-ҿӖӗᎬḔ-ḝẸ-ệἐ-ἕἘ-ἝὲέῈΈⴹꓰꬲꭼ3]/g, 'e'],
  [/[ſƑƒϜϝՔքᖴḞḟẝꓝꬵ]/g, 'f'],
  [/[Ĥ-ħȞȟɦʰʱΉΗήηЋНнћҢңҺһӇ-ӊՀհᎻᏂᏲᏺᕼḢ-ḫẖἠ-Ἧὴήᾐ-ᾗῃῊΉⱧⱨⲎⲏꓧꚔꚕꞪꮋꮒ]/g, 'h'],
  [/[Ì-Ïì-ïĨ-ıĹ-ľŁłƖƗƚǀǏǐȈ-ȋȽɨɩɫɭͺΊΐΙΪίιϊІЇіїӀӏᎥᏞᒪḬ-ḯḶ-ḽỈ-ịἰ-Ἷὶίιῐ-ΐῖ-ΊⱢⲒⲓⳐⳑⵏꓡꓲꙆꙇꭞꭵꮮ1!|]/g, 'i'],
  [/[ΜμϺϻМмӍӎᎷᗰḾ-ṃⲘⲙꓟꮇ]/g, 'm'],
  [/[ÑñŃ-ňƝƞǸǹȠɲɳΝνՈՌոռṄ-ṋῂῄῆῇⲚⲛꓠ]/g, 'n'],
  [/[ºÒ-ÖØò-öøŌ-őƟǑǒǪ-ǭǾǿȌ-ȏȪ-ȱɵΌΘΟΣθοσόϑОоѲѳӦ-ӫՕօᎤᎾᏫṌ-ṓỌ-ợὀ-ὅὈ-ὍὸόῸΌⲞⲟⴱⵁⵔꓳꬽꬾꭴꮎꮻ0]/g, 'o'],
  [/[ƤƥΡρϱРрᏢᑭṔ-ṗῤῥῬⲢⲣꓑꮲ]/g, 'p'],
  [/[Ŕ-řȐ-ȓɌɍɼɽЃГгѓҒғᎡᎱᏒᖇṘ-ṟⱤⲄⲅꓣꭇꭈꭱꮁꮢ]/g, 'r'],
  [/[Ś-šƼƽȘșʂЅѕՏտᏕᏚṠ-ṩẛꓢꟅꮥꮪ5$]/g, 's'],
  [/[Ţ-ŧƬ-ƮȚțȾʈΤτТтҬҭᎢṪ-ṱẗⱦⲦⲧꓔꭲ7]/g, 't'],
  [/[Ù-Üù-üŨ-ųƯưƲǓ-ǜȔ-ȗɄʉʋΎΥΫΰυϋύՍսᏌᑌṲ-ṻỤ-ựὐ-ὗὙὛὝὟὺύῠ-ΰῦ-Ύꓴꭎꭒꭟꮜ]/g, 'u'],
  [/[Ѵ-ѷᏙᐯṼ-ṿⱽⴸꓦꮩ]/g, 'v'],
  [/[^a-z]+/g, ' '],
  [/l/g, 'i'],
];

function soundsOfficial(name: string): boolean {
  const words = PLAIN.reduce((text, [letters, letter]) => text.replace(letters, letter), name.toLowerCase());
  const together = words.replaceAll(' ', '');
  return (
    /cursiv|administrat|moderator|^(admin|suport|support|staff|echipa|officiai|oficiai)$/.test(together) ||
    /(^| )(admin|suport|support|staff|echipa|officiai|oficiai)( |$)/.test(words)
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
  !(LATIN.test(name) && OTHER.test(name)) &&
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
