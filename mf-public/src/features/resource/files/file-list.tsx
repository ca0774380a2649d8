import { formatBytes, formatLanguage, useLocale } from '@cursiv/shared-i18n';
import { Button, FileLine, later, Skeleton, VisuallyHidden } from '@cursiv/shared-ui';
import { Suspense, useId, useState } from 'react';
import { Download } from '../../../shared/files/download.tsx';
import { useResourceT } from '../messages/messages.ts';
import * as styles from './file-list.module.css';
import type { FileOf } from './file-of.ts';
import { previewKind } from './preview-kind.ts';

/** Brings the code that asks functions for files, so it loads only when somebody opens a file. */
const FilePreview = later(async () => ({ default: (await import('./file-preview.tsx')).FilePreview }));

/** The resource's files, one per language, the page's language first. */
export function FileList({ files }: { files: readonly FileOf[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <ResourceFile key={file.path} file={file} />
      ))}
    </ul>
  );
}

/** A file with its size, shown on the page if the browser can, and saved under its own name. */
function ResourceFile({ file }: { file: FileOf }) {
  const t = useResourceT();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const previewId = useId();
  const kind = previewKind(file);
  return (
    <FileLine
      name={file.name}
      items={[
        { id: 'language', text: formatLanguage(file.locale, locale) },
        { id: 'size', text: formatBytes(file.bytes, locale) },
      ]}
      actions={
        <>
          {kind && (
            <Button variant="quiet" aria-expanded={isOpen} aria-controls={previewId} onClick={() => setIsOpen(!isOpen)}>
              {t(isOpen ? 'hidePreview' : 'preview')} <VisuallyHidden>{file.name}</VisuallyHidden>
            </Button>
          )}
          <Download {...file} />
        </>
      }
    >
      {kind && (
        <div id={previewId} hidden={!isOpen} className={styles.preview}>
          {isOpen && (
            <Suspense fallback={<Skeleton ratio="4 / 3" shape="block" />}>
              <FilePreview file={file} kind={kind} />
            </Suspense>
          )}
        </div>
      )}
    </FileLine>
  );
}
