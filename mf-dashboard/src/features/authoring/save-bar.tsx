import type { Locale } from '@cursiv/shared-domain';
import { formatDate, LOCALES, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Button, ButtonLink } from '@cursiv/shared-ui';
import { CircleCheck } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import { useAuthoring } from './authoring-context.ts';
import { completenessOf } from './completeness.ts';
import type { SaveState } from './draft-saver.ts';
import * as styles from './save-bar.module.css';

type SaveBarProps = {
  saving: SaveState;
  language: Locale;
  onLanguage: (language: Locale) => void;
  onSave: () => void;
};

/** Stays visible while the author writes: the language and how complete it is, the save state, and the save button. */
export function SaveBar({ saving, language, onLanguage, onSave }: SaveBarProps) {
  const t = useT();
  const { courseId } = useAuthoring();
  const isUnsaved = ['unsaved', 'failed'].includes(saving.status);
  return (
    <div className={styles.bar}>
      <fieldset aria-label={t('authoring.language')} className={styles.languages}>
        {LOCALES.map((locale) => (
          <LanguageButton
            key={locale}
            locale={locale}
            isChosen={locale === language}
            onChoose={() => onLanguage(locale)}
          />
        ))}
      </fieldset>
      <SaveStatus saving={saving} />
      <div className={styles.actions}>
        {saving.isStored && (
          <ButtonLink to={paths.coursePreview(courseId)} variant="quiet" size="small">
            {t('myCourses.preview')}
          </ButtonLink>
        )}
        <Button
          size="small"
          variant={isUnsaved || saving.status === 'saving' ? 'primary' : 'secondary'}
          pending={saving.status === 'saving'}
          onClick={onSave}
        >
          {t('authoring.save')}
        </Button>
      </div>
    </div>
  );
}

function LanguageButton({ locale, isChosen, onChoose }: { locale: Locale; isChosen: boolean; onChoose: () => void }) {
  const t = useT();
  const words = useVocabulary();
  const { state } = useAuthoring();
  const { filled, total } = completenessOf(state, locale);
  return (
    <button type="button" aria-pressed={isChosen} className={styles.language} onClick={onChoose}>
      <span lang={locale}>{words(`locale.${locale}`)}</span>
      <span className={styles.count}>
        {filled === total ? (
          <CircleCheck size={16} role="img" aria-label={t('authoring.complete')} />
        ) : (
          t('authoring.filled', { filled, total })
        )}
      </span>
    </button>
  );
}

function SaveStatus({ saving }: { saving: SaveState }) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const { status, savedAt, error } = saving;
  const text = {
    untouched: '',
    saved: savedAt ? t('authoring.savedAt', { time: formatDate(savedAt, locale, { timeStyle: 'short' }) }) : '',
    unsaved: t('authoring.unsaved'),
    saving: t('authoring.saving'),
    conflict: t('authoring.unsaved'),
    failed: `${t('authoring.notSaved')} ${error ? words(`error.${error}`) : ''}`,
  };
  return (
    <p role="status" className={styles.status} data-status={status}>
      {text[status]}
    </p>
  );
}
