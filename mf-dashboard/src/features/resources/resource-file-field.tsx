import { FILE_RULES, mediaTypeOf, resourceFilePath } from '@cursiv/shared-data';
import { type ResourceFile, tidied } from '@cursiv/shared-domain';
import { formatBytes, useLocale } from '@cursiv/shared-i18n';
import { Button, Cluster, Notice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { FilePicker } from '../../shared/file-picker.tsx';
import { UploadStatusLine } from '../../shared/upload-status.tsx';
import { useUpload } from '../../shared/use-upload.ts';
import * as styles from './resource-file-field.module.css';

type ResourceFileFieldProps = {
  uid: string;
  id: string;
  label: string;
  file: ResourceFile | undefined;
  fieldId: string | undefined;
  error: string | undefined;
  onChange: (file: ResourceFile | undefined) => void;
};

/** The file of a resource in one language: what is there, and another in its place. */
export function ResourceFileField({ uid, id, label, file, fieldId, error, onChange }: ResourceFileFieldProps) {
  const t = useT();
  const locale = useLocale();
  const upload = useUpload(
    FILE_RULES.resource,
    ({ name }) => resourceFilePath(uid, id, name),
    (path, sent) => onChange({ path, name: tidied(sent.name), bytes: sent.size, contentType: mediaTypeOf(sent) }),
  );
  return (
    <fieldset id={fieldId} tabIndex={-1} className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.hint}>
        {file ? `${file.name} (${formatBytes(file.bytes, locale)})` : t('resources.fileHint')}
      </p>
      <Cluster>
        <FilePicker
          size="small"
          label={t(file ? 'resources.replaceFile' : 'resources.chooseFile')}
          rule={FILE_RULES.resource}
          disabled={upload.isUnderWay}
          onPick={upload.start}
        />
        {file && (
          <Button variant="quiet" size="small" onClick={() => onChange(undefined)}>
            {t('resources.removeFile')}
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
