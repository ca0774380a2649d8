import { FILE_RULES } from '@cursiv/shared-domain';
import type { Ref } from 'react';
import { useTextWords } from '../text-words.ts';

type PictureChooserProps = { ref: Ref<HTMLInputElement>; onChoose: (files: readonly File[]) => void };

/** Asks for pictures; a button elsewhere opens it. */
export function PictureChooser({ ref, onChoose }: PictureChooserProps) {
  const t = useTextWords();
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      aria-label={t('choosePicture')}
      accept={FILE_RULES.chosenPicture.accept}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = '';
        onChoose(files);
      }}
    />
  );
}
