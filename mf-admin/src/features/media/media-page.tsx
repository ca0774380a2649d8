import { getModeratedMedia, ruleOnFile } from '@cursiv/shared-data';
import { DocumentTitle, Page } from '@cursiv/shared-ui';
import { useMayDecide } from '../../shared/use-may.ts';
import { MediaList } from './media-list.tsx';
import { useMediaT } from './messages/messages.ts';

/** The files that authors show to others, newest first; what must not be seen is taken down here, and put back. */
export default function MediaPage() {
  const mediaT = useMediaT();
  return (
    <Page title={mediaT('title')} intro={mediaT('intro')}>
      <DocumentTitle>{mediaT('title')}</DocumentTitle>
      <MediaList read={getModeratedMedia} rule={ruleOnFile} mayDecide={useMayDecide()} />
    </Page>
  );
}
