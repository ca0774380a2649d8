import { LOCALES, type Locale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { ButtonLink } from '@cursiv/shared-ui';
import { CircleCheck, Columns2 } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { publishCourseAddress } from '../../../shared/courses/course-addresses.ts';
import { useAround } from '../authoring-context.ts';
import { type Completeness, completenessOf } from '../draft/completeness.ts';
import { useRestedDraft } from '../following/use-rested-draft.ts';
import { useAuthoringT } from '../messages/messages.ts';
import * as styles from './save-bar.module.css';
import { useSavingWords } from './saving-words.ts';

/** The languages that an author wants to see: one, or both beside each other. */
export type Shown = Locale | 'both';

type SaveBarProps = {
  shown: Shown;
  /** Whether there is room for both languages. */
  hasRoom: boolean;
  onShow: (shown: Shown) => void;
  isStored: boolean;
};

/** Stays visible while the author writes: the languages and how complete they are, and the ways to readers. */
export const SaveBar = memo(function SaveBar({ shown, hasRoom, onShow, isStored }: SaveBarProps) {
  const t = useT();
  const authoringT = useAuthoringT();
  const words = useSavingWords();
  const { courseId } = useAround();
  return (
    <div className={styles.bar}>
      {/* Who writes goes on writing: a press takes the focus from no text. */}
      <fieldset
        aria-label={authoringT('language')}
        className={styles.languages}
        onMouseDown={(event) => event.preventDefault()}
      >
        {hasRoom && (
          <button
            type="button"
            aria-pressed={shown === 'both'}
            className={styles.language}
            onClick={() => onShow('both')}
          >
            <Columns2 size={18} aria-hidden />
            {words('beside')}
          </button>
        )}
        {LOCALES.map((locale) => (
          <LanguageButton key={locale} locale={locale} isChosen={shown === locale} onChoose={() => onShow(locale)} />
        ))}
      </fieldset>
      {isStored && (
        <div className={styles.actions}>
          <ButtonLink to={paths.coursePreview(courseId)} variant="quiet" size="small">
            {t('myCourses.preview')}
          </ButtonLink>
          <ButtonLink to={publishCourseAddress(courseId)} variant="secondary" size="small">
            {t('publishing.open')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
});

function LanguageButton({ locale, isChosen, onChoose }: { locale: Locale; isChosen: boolean; onChoose: () => void }) {
  const t = useT();
  const draft = useRestedDraft();
  const completeness = useMemo(() => draft && completenessOf(draft, locale), [draft, locale]);
  return (
    <button type="button" aria-pressed={isChosen} className={styles.language} onClick={onChoose}>
      <span lang={locale}>{t(`locale.${locale}`)}</span>
      {completeness && <Filled {...completeness} />}
    </button>
  );
}

function Filled({ filled, total }: Completeness) {
  const authoringT = useAuthoringT();
  return (
    <span className={styles.count}>
      {filled === total ? (
        <CircleCheck size={16} role="img" aria-label={authoringT('complete')} />
      ) : (
        authoringT('filled', { filled, total })
      )}
    </span>
  );
}
