import type { MediaStatus, ModeratedFile } from '@cursiv/shared-domain';
import { formatBytes, formatDate, useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { Badge, type Column, Table } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useSelection } from '../../shared/bulk/choices.tsx';
import type { Bulk } from '../../shared/bulk/use-bulk.ts';
import type { RuleOnOne } from './bulk/media-moves.ts';
import { FileActions } from './file-actions.tsx';
import { FilePlace } from './file-place.tsx';
import * as styles from './media.module.css';
import { useMediaT } from './messages/messages.ts';
import { filesOfAddress } from './one-owner.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { TakeDownDialog } from './take-down-dialog.tsx';

const TONES = { stored: 'success', takenDown: 'danger' } as const satisfies Record<MediaStatus, string>;

type MediaTableProps = {
  files: readonly ModeratedFile[];
  rule: RuleOnOne;
  mayDecide: (ownerUid: string) => boolean;
  bulk: Pick<Bulk<never>, 'chosen' | 'choose'>;
};

/** Files of all authors, each to look at, to take down or to put back. */
export function MediaTable({ files, rule, mayDecide, bulk }: MediaTableProps) {
  const mediaT = useMediaT();
  const selection = useSelection<ModeratedFile>(bulk, ({ name }) => name);
  const [asked, setAsked] = useState<{ to: 'see' | 'takeDown'; file: ModeratedFile }>();
  const close = () => setAsked(undefined);
  const columns: Column<ModeratedFile>[] = [
    ...useFileColumns(),
    {
      id: 'actions',
      header: mediaT('actions'),
      cell: (file) => (
        <FileActions
          file={file}
          rule={rule}
          isDecidedHere={mayDecide(file.owner.uid)}
          onSee={() => setAsked({ to: 'see', file })}
          onTakeDown={() => setAsked({ to: 'takeDown', file })}
        />
      ),
    },
  ];
  return (
    <>
      <Table
        caption={mediaT('title')}
        hideCaption
        stacked
        columns={columns}
        rows={files}
        rowKey={({ id }) => id}
        selection={selection}
      />
      {asked?.to === 'see' && <PreviewDialog file={asked.file} onClose={close} />}
      {asked?.to === 'takeDown' && <TakeDownDialog file={asked.file} rule={rule} onClose={close} />}
    </>
  );
}

/** What is known of a file. */
function useFileColumns(): Column<ModeratedFile>[] {
  const mediaT = useMediaT();
  const locale = useLocale();
  return [
    {
      id: 'name',
      header: mediaT('name'),
      rowHeader: true,
      cell: ({ name }) => <span className={styles.name}>{name}</span>,
    },
    { id: 'kind', header: mediaT('kind'), cell: ({ medium }) => mediaT(`medium.${medium}`) },
    { id: 'size', header: mediaT('size'), cell: ({ bytes }) => formatBytes(bytes, locale) },
    {
      id: 'owner',
      header: mediaT('owner'),
      cell: ({ owner: { uid, name } }) => (
        <Link to={filesOfAddress(uid)} className={styles.link}>
          {name || mediaT('noOwner')}
        </Link>
      ),
    },
    {
      id: 'sent',
      header: mediaT('sent'),
      cell: ({ createdAt }) => formatDate(new Date(createdAt), locale, { dateStyle: 'medium' }),
    },
    { id: 'place', header: mediaT('place'), cell: (file) => <FilePlace file={file} /> },
    {
      id: 'state',
      header: mediaT('state'),
      cell: ({ status, takenDown }) => (
        <>
          <Badge tone={TONES[status]}>{mediaT(`status.${status}`)}</Badge>{' '}
          {takenDown && <span lang={takenDown.locale}>{takenDown.note}</span>}
        </>
      ),
    },
  ];
}
