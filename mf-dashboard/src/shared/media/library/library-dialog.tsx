import type { MediaFile, Medium } from '@cursiv/shared-domain';
import { Button, Dialog, EmptyState, ShowMore } from '@cursiv/shared-ui';
import { LoadableView } from '../../pages/loadable-view.tsx';
import { useMediaT } from '../messages/messages.ts';
import { MediaLine } from './media-line.tsx';
import { useMedia } from './use-media.ts';

type LibraryDialogProps = {
  medium: Medium;
  except?: string;
  onChoose: (file: MediaFile) => void;
  onClose: () => void;
};

/** The person's own files of a kind; one of them is chosen. */
export default function LibraryDialog({ medium, except, onChoose, onClose }: LibraryDialogProps) {
  const mediaT = useMediaT();
  const { pages, more } = useMedia(medium);
  return (
    <Dialog open size="large" title={mediaT('library.choose')} closeLabel={mediaT('library.close')} onClose={onClose}>
      <LoadableView of={pages}>
        {({ files: all, next }) => {
          const files = all.filter(({ path, takenDown }) => path !== except && !takenDown);
          return (
            <>
              {files.length === 0 && <EmptyState level={3} title={mediaT('library.chooseNone')} />}
              <ShowMore
                label={mediaT('library.more')}
                hasMore={next !== undefined}
                isReading={more.isPending}
                onMore={more.load}
              >
                <ul>
                  {files.map((file) => (
                    <MediaLine
                      key={file.path}
                      file={file}
                      actions={
                        <Button
                          size="small"
                          variant="secondary"
                          aria-label={mediaT('library.chooseThis', { name: file.name })}
                          onClick={() => onChoose(file)}
                        >
                          {mediaT('library.take')}
                        </Button>
                      }
                    />
                  ))}
                </ul>
              </ShowMore>
            </>
          );
        }}
      </LoadableView>
    </Dialog>
  );
}
