import { useCommand } from '@cursiv/shared-data/commands';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Button, ButtonLink, Dialog, Field, Notice, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import * as styles from './import-course.module.css';
import type { Imported } from './import-files.ts';
import { ImportReport } from './import-report.tsx';
import { useArchiveT } from './messages/messages.ts';

/** Makes a draft of an exported course, or of a folder of Markdown, and says what came of it. */
export function ImportCourse({ uid }: { uid: string }) {
  const t = useT();
  const archiveT = useArchiveT();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [result, setResult] = useState<Imported>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const { isPending, failure, run } = useCommand();
  const take = async (chosen: FileList | null) => {
    if (!chosen || chosen.length === 0) return;
    const files = [...chosen];
    setResult(undefined);
    setProgress(undefined);
    await run(async () => {
      const { importFiles } = await import('./import-files.ts');
      setResult(await importFiles(uid, files, locale, (done, total) => setProgress({ done, total })));
    });
  };
  const close = () => {
    setIsOpen(false);
    setResult(undefined);
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        {archiveT('import')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={archiveT('import')}
        closeLabel={archiveT('close')}
        actions={result?.courseId && <ButtonLink to={paths.editCourse(result.courseId)}>{archiveT('open')}</ButtonLink>}
      >
        <Stack gap={2}>
          <Field label={archiveT('file')} hint={archiveT('fileHint')}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".zip,.md,.markdown"
                multiple
                disabled={isPending}
                className={styles.input}
                onChange={({ currentTarget }) => void take(currentTarget.files)}
              />
            )}
          </Field>
          <Field label={archiveT('folder')} hint={archiveT('folderHint')}>
            {(control) => (
              <input
                {...control}
                type="file"
                ref={(input) => input?.setAttribute('webkitdirectory', '')}
                disabled={isPending}
                className={styles.input}
                onChange={({ currentTarget }) => void take(currentTarget.files)}
              />
            )}
          </Field>
          {isPending && (
            <p role="status">
              {progress
                ? archiveT('uploading', { place: progress.done + 1, total: progress.total })
                : archiveT('running')}
            </p>
          )}
          {failure && (
            <Notice tone="danger" role="alert" title={archiveT('notImported')}>
              {t(`error.${failure}`)}
            </Notice>
          )}
          {result && <ImportReport isTaken={result.courseId !== undefined} problems={result.problems} />}
        </Stack>
      </Dialog>
    </>
  );
}
