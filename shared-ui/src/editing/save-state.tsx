import { createOwnTranslator, formatDate, useLocale } from '@cursiv/shared-i18n';
import { classNames } from '../styles/class-names.ts';
import * as styles from './save-state.module.css';

const { useT } = createOwnTranslator(
  { savedAt: 'Salvat la {{time}}', unsaved: 'Nesalvat', saving: 'Se salvează…', failed: 'Nu s-a salvat.' },
  { savedAt: 'Saved at {{time}}', unsaved: 'Not saved', saving: 'Saving…', failed: 'It was not saved.' },
);

export type SaveStateProps = {
  status: 'untouched' | 'unsaved' | 'saving' | 'saved' | 'conflict' | 'failed';
  savedAt: Date | undefined;
  /** Why the last save failed, in words. */
  problem: string | undefined;
};

/** Where the edits of a page stand that saves them, in a line that screen readers follow. */
export function SaveState({ status, savedAt, problem = '' }: SaveStateProps) {
  const t = useT();
  const locale = useLocale();
  const text = {
    untouched: '',
    unsaved: t('unsaved'),
    saving: t('saving'),
    saved: savedAt ? t('savedAt', { time: formatDate(savedAt, locale, { timeStyle: 'short' }) }) : '',
    conflict: t('unsaved'),
    failed: `${t('failed')} ${problem}`,
  };
  const isStuck = status === 'failed' || status === 'conflict';
  return (
    <p role="status" className={classNames(styles.state, isStuck && styles.unsaved)}>
      {text[status]}
    </p>
  );
}
