import { type FilePlace, fileNameOf, type LessonFileLine } from '@cursiv/shared-domain';
import { formatBytes, formatLanguage, useLocale } from '@cursiv/shared-i18n';
import { FileLine, LocalizedText } from '@cursiv/shared-ui';
import { Download } from '../../../shared/files/download.tsx';

/** The files of a free lesson. */
export function LessonFiles({ files, at }: { files: readonly LessonFileLine[]; at: FilePlace }) {
  const own = useLocale();
  return (
    <ul>
      {files.map(({ title, kind, path, bytes, locale }) => (
        <FileLine
          key={path}
          name={<LocalizedText {...title} />}
          items={[
            { id: 'kind', text: kind },
            { id: 'size', text: formatBytes(bytes, own) },
            ...(locale ? [{ id: 'language', text: formatLanguage(locale, own) }] : []),
          ]}
          actions={<Download path={path} name={fileNameOf(path)} title={title.text} at={at} />}
        />
      ))}
    </ul>
  );
}
