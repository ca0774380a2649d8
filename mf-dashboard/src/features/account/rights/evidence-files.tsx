import { deleteFile, uploadFile } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import {
  AppError,
  FILE_RULES,
  type ResourceFile,
  refusalOf,
  VERIFICATION_LIMITS,
  type VerifiedFlag,
} from '@cursiv/shared-domain';
import { formatBytes, useLocale } from '@cursiv/shared-i18n';
import { Button, FormError } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { FilePicker } from '../../../shared/uploads/file-picker.tsx';
import { useRightsT } from './messages/messages.ts';
import * as styles from './rights.module.css';

type EvidenceFilesProps = { flag: VerifiedFlag; files: ResourceFile[]; onChange: (files: ResourceFile[]) => void };

/** The files that support a request, such as a diploma; administrators alone read them. */
export function EvidenceFiles({ flag, files, onChange }: EvidenceFilesProps) {
  const t = useT();
  const rightsT = useRightsT();
  const locale = useLocale();
  const { isPending, failure, run } = useCommand();
  const add = (file: File) =>
    run(async () => {
      const refusal = refusalOf(file, FILE_RULES.evidence);
      if (refusal) throw new AppError(refusal);
      onChange([...files, await uploadFile({ kind: 'evidence', flag }, file)]);
    });
  const remove = (gone: ResourceFile) => {
    onChange(files.filter(({ path }) => path !== gone.path));
    // One that cannot be deleted now is dropped by the next count of the person's files.
    deleteFile(gone.path).catch(() => undefined);
  };
  return (
    <div>
      <p className={styles.about}>{rightsT('filesHint', { count: VERIFICATION_LIMITS.files })}</p>
      <ul>
        {files.map((file) => (
          <li key={file.path} className={styles.file}>
            {file.name} ({formatBytes(file.bytes, locale)}){' '}
            <Button
              variant="quiet"
              size="small"
              aria-label={`${rightsT('removeFile')}: ${file.name}`}
              onClick={() => remove(file)}
            >
              {rightsT('removeFile')}
            </Button>
          </li>
        ))}
      </ul>
      {files.length < VERIFICATION_LIMITS.files && (
        <FilePicker
          label={rightsT(isPending ? 'addingFile' : 'addFile')}
          rule={FILE_RULES.evidence}
          disabled={isPending}
          size="small"
          onPick={(file) => void add(file)}
        />
      )}
      {failure && <FormError title={t(`error.${failure}`)} />}
    </div>
  );
}
