import { FILE_RULES, type Locale, type ResourceFile } from '@cursiv/shared-domain';
import { formatBytes, useLocale } from '@cursiv/shared-i18n';
import { Button, Cluster, Notice } from '@cursiv/shared-ui';
import { FilePicker } from '../../../shared/uploads/file-picker.tsx';
import { UploadStatusLine } from '../../../shared/uploads/upload-status.tsx';
import { useUpload } from '../../../shared/uploads/use-upload.ts';
import { useUploaded } from '../../../shared/uploads/use-uploaded.ts';
import { useResourcesT } from '../messages/messages.ts';
import * as styles from './resource-file-field.module.css';

type ResourceFileFieldProps = {
  /** Of the resource. */
  id: string;
  locale: Locale;
  label: string;
  file: ResourceFile | undefined;
  fieldId: string | undefined;
  error: string | undefined;
  onChange: (file: ResourceFile | undefined) => void;
};

/** A resource's file in one language: the present one, and a way to replace it. */
export function ResourceFileField({ id, locale, label, file, fieldId, error, onChange }: ResourceFileFieldProps) {
  const t = useResourcesT();
  const language = useLocale();
  const name = `resource/${id}/${locale}`;
  const upload = useUpload(name, FILE_RULES.resource, { kind: 'resource', resourceId: id });
  useUploaded(name, (_upload, stored) => {
    onChange(stored);
    return true;
  });
  return (
    <fieldset id={fieldId} tabIndex={-1} className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.hint}>{file ? `${file.name} (${formatBytes(file.bytes, language)})` : t('fileHint')}</p>
      <Cluster>
        <FilePicker
          size="small"
          label={t(file ? 'replaceFile' : 'chooseFile')}
          rule={FILE_RULES.resource}
          disabled={upload.isUnderWay}
          onPick={upload.start}
        />
        {file && (
          <Button variant="quiet" size="small" onClick={() => onChange(undefined)}>
            {t('removeFile')}
          </Button>
        )}
      </Cluster>
      <UploadStatusLine upload={upload} rule={FILE_RULES.resource} />
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </fieldset>
  );
}
