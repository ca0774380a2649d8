import { LOCALES, MEDIA, MEDIA_STATUSES, type ModeratedFile, matchesQuery } from '@cursiv/shared-domain';
import { useSearchParams, useSearchText } from '@cursiv/shared-router';
import { EmptyState, FilterBar, Notice, useChoice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { BulkBar } from '../../shared/bulk/bulk-bar.tsx';
import { type Bulk, useBulk } from '../../shared/bulk/use-bulk.ts';
import { FailureState } from '../../shared/failure-state.tsx';
import { ListFrame } from '../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { OPEN_PARAMETER } from '../../shared/open-address.ts';
import { MediaDialog } from './bulk/media-dialog.tsx';
import { type AskedMedia, MEDIA_BULK, previewOf, type RuleOnOne } from './bulk/media-moves.ts';
import { DownloadMedia } from './download-media.tsx';
import { MediaTable } from './media-table.tsx';
import { useMediaT } from './messages/messages.ts';
import { OneFile, OneOwner, OWNER_PARAMETER } from './one-owner.tsx';
import { type MediaFilters, type ReadMedia, useModeratedMedia } from './use-moderated-media.ts';

type MediaListProps = {
  read: ReadMedia;
  rule: RuleOnOne;
  /** Whether the reader may rule on what somebody owns. */
  mayDecide: (ownerUid: string) => boolean;
};

/** The files of all authors with their filters, as the address says. The search applies to what is read, everything else to the database. */
export function MediaList({ read, rule: ruleOn, mayDecide }: MediaListProps) {
  const mediaT = useMediaT();
  const { text, setText, wanted } = useSearchText();
  const [medium, chooseMedium] = useChoice('kind', MEDIA);
  const [status, chooseStatus] = useChoice('status', MEDIA_STATUSES);
  const [params] = useSearchParams();
  const ownerUid = params.get(OWNER_PARAMETER) ?? undefined;
  const id = params.get(OPEN_PARAMETER) ?? undefined;
  const bulk = useBulk<AskedMedia>();
  const filters = { id, medium, status, ownerUid };
  const media = useModeratedMedia(read, filters, ruleOn);
  return (
    <>
      <FilterBar
        label={mediaT('searchRegion')}
        search={{ label: mediaT('search'), text, onChange: setText }}
        choices={[
          {
            id: 'kind',
            label: mediaT('kind'),
            any: mediaT('anyKind'),
            value: medium ?? '',
            options: MEDIA.map((value) => ({ value, label: mediaT(`medium.${value}`) })),
            onChoose: chooseMedium,
          },
          {
            id: 'status',
            label: mediaT('state'),
            any: mediaT('anyState'),
            value: status ?? '',
            options: MEDIA_STATUSES.map((value) => ({ value, label: mediaT(`status.${value}`) })),
            onChoose: chooseStatus,
          },
        ]}
      />
      {id !== undefined && <OneFile />}
      {ownerUid !== undefined && (
        <OneOwner uid={ownerUid} name={media.files?.find(({ owner }) => owner.uid === ownerUid)?.owner.name} />
      )}
      <FoundMedia media={media} read={read} search={wanted} filters={filters} mayDecide={mayDecide} bulk={bulk} />
      {bulk.asked && <MediaDialog {...bulk.asked} rule={media.rule} onClose={bulk.end} />}
    </>
  );
}

type FoundMediaProps = {
  media: ReturnType<typeof useModeratedMedia>;
  read: ReadMedia;
  search: string;
  filters: MediaFilters;
  mayDecide: MediaListProps['mayDecide'];
  bulk: Bulk<AskedMedia>;
};

function FoundMedia(props: FoundMediaProps) {
  const { read, search, filters, mayDecide, bulk } = props;
  const { pages, more, rule, files, hasMore } = props.media;
  const t = useT();
  const mediaT = useMediaT();
  if (pages.status === 'failed') return <FailureState {...pages} />;
  if (!files) return <ListSkeleton />;
  const isFiltered = Object.values(filters).some((each) => each !== undefined);
  const isWanted = (file: ModeratedFile) => matchesQuery(search, wordsOf(file));
  if (files.length === 0 && !isFiltered) return <EmptyState title={mediaT('none')} text={mediaT('noneText')} />;
  const found = files.filter(isWanted);
  if (found.length === 0 && !hasMore) return <EmptyState title={mediaT('noneFound')} text={mediaT('noneFoundText')} />;
  return (
    <ListFrame
      summary={mediaT(hasMore ? 'foundFirst' : 'found', { count: found.length })}
      isBusy={pages.status === 'loading' || more.isPending}
      hasMore={hasMore}
      onMore={more.load}
    >
      <BulkBar
        shown={found}
        bulk={bulk}
        moves={MEDIA_BULK.map((to) => ({ to, label: mediaT(`move.${to}`) }))}
        questionOf={(to, chosen) => ({ to, lines: previewOf(chosen, to, mayDecide) })}
      />
      <MediaTable files={found} rule={rule} mayDecide={mayDecide} bulk={bulk} />
      <DownloadMedia read={read} filters={filters} isWanted={isWanted} />
      {more.failure && (
        <Notice tone="danger" role="alert">
          {t(`error.${more.failure}`)}
        </Notice>
      )}
    </ListFrame>
  );
}

const wordsOf = ({ name, owner, place }: ModeratedFile) => [
  name,
  owner.name,
  ...LOCALES.flatMap((locale) => place.title[locale] ?? []),
];
