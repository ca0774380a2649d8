import type { ResourcePage } from '@cursiv/shared-domain';
import { formatBytes, formatLanguage, useLocale } from '@cursiv/shared-i18n';
import { Facts } from '@cursiv/shared-ui';
import { DownloadLink, ProtectedDownload } from './download.tsx';
import * as styles from './file-list.module.css';

/** The resource's files, one a language, with their sizes. */
export function FileList({ files, isPublic }: { files: ResourcePage['files']; isPublic: boolean }) {
  const locale = useLocale();
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.path} className={styles.file}>
          <div className={styles.about}>
            <p className={styles.name}>{file.name}</p>
            <Facts
              items={[
                { id: 'language', text: formatLanguage(file.locale, locale) },
                { id: 'size', text: formatBytes(file.bytes, locale) },
              ]}
            />
          </div>
          {isPublic ? <DownloadLink file={file} /> : <ProtectedDownload file={file} />}
        </li>
      ))}
    </ul>
  );
}
