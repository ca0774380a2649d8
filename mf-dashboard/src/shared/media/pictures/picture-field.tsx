import { uploadFile } from '@cursiv/shared-data';
import { FILE_RULES, type FilePlace } from '@cursiv/shared-domain';
import { Button, Cluster, later, Notice } from '@cursiv/shared-ui';
import { type ReactNode, Suspense, useState } from 'react';
import { FilePicker } from '../../uploads/file-picker.tsx';
import { LibraryButton } from '../library/library-button.tsx';
import { useMediaT } from '../messages/messages.ts';
import type { PictureSize } from './encode-picture.ts';
import * as styles from './picture-field.module.css';
import type { PictureProblem } from './read-picture.ts';

/** Fetched with the library for framing, by those who choose a picture. */
const CropDialog = later(() => import('./crop-dialog.tsx'));

type PictureFieldProps = {
  /** The picture as it is now. */
  shown: ReactNode;
  hasPicture: boolean;
  place: FilePlace;
  size: PictureSize;
  isRound?: boolean;
  /** Whether another picture of the person's may be taken; a portrait is sent as one. */
  canReuse?: boolean;
  disabled?: boolean;
  /** Runs before a file is sent, such as a save that has to come first. */
  before?: () => Promise<void>;
  onChange: (path: string | undefined) => Promise<void> | void;
};

/** Chooses, frames, stores and removes a picture. */
export function PictureField({
  shown,
  hasPicture,
  place,
  size,
  isRound = false,
  canReuse = false,
  disabled = false,
  before,
  onChange,
}: PictureFieldProps) {
  const mediaT = useMediaT();
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<{ name: string; problem: PictureProblem | 'unchecked' }>();
  const pick = async (picked: File) => {
    const problem = await import('./read-picture.ts').then(
      ({ pictureProblem }) => pictureProblem(picked),
      () => 'unchecked' as const,
    );
    setRefused(problem && { name: picked.name, problem });
    if (!problem) setFile(picked);
  };
  const keep = async (picture: File) => {
    await before?.();
    await onChange((await uploadFile(place, picture)).path);
  };
  return (
    <div className={styles.field}>
      <div className={isRound ? styles.round : styles.shown}>{shown}</div>
      <Cluster>
        <FilePicker
          size="small"
          label={mediaT(hasPicture ? 'picture.change' : 'picture.choose')}
          rule={FILE_RULES.chosenPicture}
          disabled={disabled}
          onPick={(picked) => void pick(picked)}
        />
        {canReuse && (
          <LibraryButton
            medium="picture"
            label={mediaT('picture.fromLibrary')}
            onChoose={({ path }) => void onChange(path)}
          />
        )}
        {hasPicture && (
          <Button variant="quiet" size="small" disabled={disabled} onClick={() => void onChange(undefined)}>
            {mediaT('picture.remove')}
          </Button>
        )}
      </Cluster>
      <p className={styles.hint}>{mediaT('picture.hint')}</p>
      {refused && (
        <Notice tone="warning" role="alert">
          {mediaT(`picture.problem.${refused.problem}`, refused)}
        </Notice>
      )}
      {file && (
        <Suspense fallback={null}>
          <CropDialog file={file} size={size} isRound={isRound} onUse={keep} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
