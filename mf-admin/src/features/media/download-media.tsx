import { type ModeratedCursor, type ModeratedFile, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { DownloadCsv } from '../../shared/lists/csv/download-csv.tsx';
import { useCsvT } from '../../shared/lists/csv/messages/messages.ts';
import { useMediaT } from './messages/messages.ts';
import type { MediaFilters, ReadMedia } from './use-moderated-media.ts';

type DownloadMediaProps = {
  read: ReadMedia;
  filters: MediaFilters;
  /** Whether the search lets it through. */
  isWanted: (file: ModeratedFile) => boolean;
};

/** Saves every file that the filters and the search let through as a list for spreadsheets. */
export function DownloadMedia({ read, filters, isWanted }: DownloadMediaProps) {
  const mediaT = useMediaT();
  const csvT = useCsvT();
  const locale = useLocale();
  const placeOf = ({ place: { kind, title } }: ModeratedFile) =>
    kind === 'portrait'
      ? mediaT('of.portrait')
      : `${mediaT(`of.${kind}`)} ${pick(title, locale)?.value ?? mediaT('untitled')}`;
  return (
    <DownloadCsv
      file={csvT('file.media')}
      read={(heard) => readAll(read, filters, heard)}
      isWanted={isWanted}
      columns={[
        { header: mediaT('name'), value: ({ name }) => name },
        { header: mediaT('kind'), value: ({ medium }) => mediaT(`medium.${medium}`) },
        { header: csvT('column.bytes'), value: ({ bytes }) => bytes },
        { header: mediaT('owner'), value: ({ owner }) => owner.name },
        { header: csvT('column.authorAccount'), value: ({ owner }) => owner.uid },
        { header: csvT('utc', { column: mediaT('sent') }), value: ({ createdAt }) => new Date(createdAt) },
        { header: mediaT('place'), value: placeOf },
        { header: csvT('column.shownIn'), value: ({ courses }) => courses },
        { header: mediaT('state'), value: ({ status }) => mediaT(`status.${status}`) },
        { header: mediaT('reason'), value: ({ takenDown }) => takenDown?.note },
      ]}
    />
  );
}

/** Reads page after page. Rejects with AppError. */
async function readAll(read: ReadMedia, filters: MediaFilters, heard: (count: number) => void) {
  const files: ModeratedFile[] = [];
  let after: ModeratedCursor | undefined;
  do {
    const page = await read({ ...filters, after, isForFile: true });
    files.push(...page.files);
    heard(files.length);
    after = page.next;
  } while (after);
  return files;
}
