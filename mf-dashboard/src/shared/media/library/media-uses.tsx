import type { MediaFile, MediaUse } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { useT } from '../../../messages/messages.ts';
import { useTextOf } from '../../use-text-of.ts';
import { useMediaT } from '../messages/messages.ts';
import * as styles from './media-line.module.css';

/** Where a file is used, with the way there. */
export function MediaUses({ file }: { file: MediaFile }) {
  const mediaT = useMediaT();
  if (file.uses.length === 0) return <p className={styles.uses}>{mediaT('library.unused')}</p>;
  return (
    <ul className={styles.uses}>
      {file.uses.map((use) => (
        <li key={`${use.of} ${use.id}`}>
          <Link to={addressOf(use)}>
            <UseName use={use} />
          </Link>{' '}
          ({mediaT(`library.use.${use.isLive ? (use.inDraft ? 'both' : 'live') : 'draft'}`)})
        </li>
      ))}
    </ul>
  );
}

function UseName({ use: { of, title } }: { use: MediaUse }) {
  const t = useT();
  const mediaT = useMediaT();
  const textOf = useTextOf();
  if (of === 'account' || of === 'expert') return mediaT(`library.use.${of}`);
  return textOf(title, 'ro') || t('untitledCourse');
}

function addressOf({ of, id }: MediaUse): string {
  switch (of) {
    case 'course':
      return paths.editCourse(id);
    case 'resource':
      return paths.myResources();
    case 'account':
      return paths.account();
    case 'expert':
      return paths.expertPage();
  }
}
