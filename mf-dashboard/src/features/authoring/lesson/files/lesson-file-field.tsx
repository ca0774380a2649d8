import { COURSE_LIMITS, fileNameOf, type LessonFile, LOCALES, type Locale } from '@cursiv/shared-domain';
import { formatBytes, useLocale } from '@cursiv/shared-i18n';
import { Button, Cluster, SelectField } from '@cursiv/shared-ui';
import { useT } from '../../../../messages/messages.ts';
import { useAuthoringT } from '../../messages/messages.ts';
import { LanguageField } from '../../words/language-field.tsx';
import * as styles from '../lesson-video-fields.module.css';

type LessonFileFieldProps = {
  file: LessonFile;
  onChange: (change: Partial<LessonFile>) => void;
  onRemove: () => void;
};

/** A file of a lesson: what it is called in each language, and for which of them it is. */
export function LessonFileField({ file: { path, bytes, label, locale }, onChange, onRemove }: LessonFileFieldProps) {
  const t = useT();
  const authoringT = useAuthoringT();
  const own = useLocale();
  const name = fileNameOf(path);
  return (
    <fieldset className={styles.file}>
      <legend className={styles.note}>
        {name}, {formatBytes(bytes, own)}
      </legend>
      <LanguageField
        label={authoringT('files.label')}
        value={label}
        maxLength={COURSE_LIMITS.fileLabel}
        onChange={(text, language) => onChange({ label: { ...label, [language]: text } })}
      />
      <Cluster>
        <SelectField
          label={authoringT('files.language')}
          options={[
            { value: '', label: authoringT('files.all') },
            ...LOCALES.map((value) => ({ value, label: t(`locale.${value}`) })),
          ]}
          value={locale ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ locale: value === '' ? undefined : (value as Locale) })
          }
        />
        <Button variant="quiet" size="small" onClick={onRemove}>
          {authoringT('files.remove', { name })}
        </Button>
      </Cluster>
    </fieldset>
  );
}
