import type { MediaFile, Medium } from '@cursiv/shared-domain';
import { Button, later } from '@cursiv/shared-ui';
import { FolderOpen } from 'lucide-react';
import { Suspense, useState } from 'react';

const LibraryDialog = later(() => import('./library-dialog.tsx'));

type LibraryButtonProps = {
  medium: Medium;
  label: string;
  /** The path of a file that is not offered. */
  except?: string;
  onChoose: (file: MediaFile) => void;
};

/** Opens the person's own files, to choose one of a kind. */
export function LibraryButton({ medium, label, except, onChoose }: LibraryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<FolderOpen size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LibraryDialog
            medium={medium}
            {...(except !== undefined && { except })}
            onClose={() => setIsOpen(false)}
            onChoose={(file) => {
              setIsOpen(false);
              onChoose(file);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
