import type { MediaFile } from '@cursiv/shared-domain';
import { formatBytes, formatDate, useLocale } from '@cursiv/shared-i18n';
import { Badge, Facts, ListRow } from '@cursiv/shared-ui';
import { Captions, FileText, Film, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMediaT } from '../messages/messages.ts';
import * as styles from './media-line.module.css';
import { MediaUses } from './media-uses.tsx';

const ICONS = { video: Film, picture: Image, track: Captions, document: FileText };

/** A file of the library: what it is, and where it is used. */
export function MediaLine({ file, note, actions }: { file: MediaFile; note?: string; actions: ReactNode }) {
  const mediaT = useMediaT();
  const locale = useLocale();
  const Icon = ICONS[file.medium];
  return (
    <ListRow actions={actions}>
      <p className={styles.name}>
        <Icon size={18} aria-hidden /> {file.name}
      </p>
      <Facts
        items={[
          { id: 'kind', text: mediaT(`library.medium.${file.medium}`) },
          { id: 'size', text: formatBytes(file.bytes, locale) },
          { id: 'at', text: formatDate(new Date(file.createdAt), locale, { dateStyle: 'medium' }) },
        ]}
      />
      {file.takenDown && (
        <p>
          <Badge tone="danger">{mediaT('library.takenDown')}</Badge>{' '}
          <span lang={file.takenDown.locale}>{file.takenDown.note}</span>
        </p>
      )}
      <MediaUses file={file} />
      {note && <p className={styles.uses}>{note}</p>}
    </ListRow>
  );
}
