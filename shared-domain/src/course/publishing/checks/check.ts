import type { Locale } from '../../../l10n/l10n.ts';
import type { TextPlace } from '../course-texts.ts';

/** What may be wrong with a course before it is published. */
type CheckKind =
  | 'textMissing'
  | 'noLessons'
  | 'emptyUnit'
  | 'tooManyLessons'
  | 'tooLong'
  | 'hiddenSigns'
  | 'noVideo'
  | 'noFile'
  | 'noPicture'
  | 'quizIncomplete'
  | 'quizInPart'
  | 'quizUntranslated'
  | 'outdated'
  | 'noCaptions'
  | 'captionsUnfinished'
  | 'largeVideo'
  | 'largeFile'
  | 'noCover'
  | 'noCoverText'
  | 'noDescription'
  | 'noOutcomes'
  | 'noImageText';

/** One line of the checklist: what is wrong, where, and in which language when it is of one. */
export interface Check {
  kind: CheckKind;
  /** Whether the course cannot be published so, or would only be better otherwise. */
  isNeeded: boolean;
  place: TextPlace;
  locale?: Locale;
}
