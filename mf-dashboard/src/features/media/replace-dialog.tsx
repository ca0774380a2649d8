import { replaceFile } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { MediaFile } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Dialog, FormError, Stack } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { LibraryButton } from '../../shared/media/library/library-button.tsx';
import { useMediaT } from '../../shared/media/messages/messages.ts';

type ReplaceDialogProps = { file: MediaFile; onDone: () => void; onClose: () => void };

/** Puts another file into every draft that has this one. */
export function ReplaceDialog({ file, onDone, onClose }: ReplaceDialogProps) {
  const t = useT();
  const mediaT = useMediaT();
  const { failure, run } = useCommand();
  const replace = async (by: MediaFile) => {
    const outcome = await run(async () => {
      const courses = await replaceFile(file, by);
      toast(mediaT('library.replaced', { count: courses.length }), { tone: 'success' });
    });
    if (outcome.status === 'done') onDone();
  };
  return (
    <Dialog
      open
      title={mediaT('library.replaceTitle', { name: file.name })}
      closeLabel={mediaT('library.close')}
      onClose={onClose}
    >
      <Stack gap={2}>
        <p>{mediaT('library.replaceText')}</p>
        <LibraryButton
          medium={file.medium}
          except={file.path}
          label={mediaT('library.replaceChoose')}
          onChoose={(by) => void replace(by)}
        />
        {failure && <FormError title={t(`error.${failure}`)} />}
      </Stack>
    </Dialog>
  );
}
