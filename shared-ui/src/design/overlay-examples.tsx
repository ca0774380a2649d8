import { toast } from '@cursiv/shared-platform/shell';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Cluster } from '../layout/cluster.tsx';
import { ConfirmDialog } from '../overlays/dialog/confirm-dialog.tsx';
import { Dialog } from '../overlays/dialog/dialog.tsx';
import { MenuButton } from '../overlays/menu/menu-button.tsx';
import { Tabs } from '../overlays/tabs.tsx';
import { Specimen } from './themes.tsx';
import { useWords } from './words.ts';

/** Overlays and tabs. */
export function OverlayExamples() {
  const words = useWords();
  const [shown, show] = useState<'dialog' | 'confirm'>();
  const close = () => show(undefined);
  return (
    <>
      <Specimen name="Dialog, ConfirmDialog">
        <Cluster>
          <Button variant="secondary" onClick={() => show('dialog')}>
            {words.openDialog}
          </Button>
          <Button variant="secondary" onClick={() => show('confirm')}>
            {words.openConfirm}
          </Button>
        </Cluster>
        <Dialog
          open={shown === 'dialog'}
          onClose={close}
          title={words.course}
          closeLabel={words.close}
          actions={<Button onClick={close}>{words.save}</Button>}
        >
          {words.courseText}
        </Dialog>
        <ConfirmDialog
          open={shown === 'confirm'}
          title={words.remove}
          confirmLabel={words.remove}
          cancelLabel={words.cancel}
          onConfirm={close}
          onCancel={close}
        >
          {words.confirmText}
        </ConfirmDialog>
      </Specimen>
      <Specimen name="MenuButton">
        <MenuButton
          label={words.more}
          items={[
            { id: 'edit', label: words.edit, icon: <Pencil aria-hidden />, onSelect: () => toast(words.edit) },
            { id: 'none', label: words.long, onSelect: () => undefined, disabled: true },
            {
              id: 'remove',
              label: words.remove,
              icon: <Trash2 aria-hidden />,
              tone: 'danger',
              onSelect: () => show('confirm'),
            },
          ]}
        />
      </Specimen>
      <Specimen name="toast">
        <Cluster>
          <Button variant="secondary" onClick={() => toast(words.notice)}>
            neutral
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast(words.moved, { tone: 'success', action: { label: words.undo, onSelect: () => undefined } })
            }
          >
            success
          </Button>
          <Button variant="secondary" onClick={() => toast(words.failedToast, { tone: 'danger' })}>
            danger
          </Button>
        </Cluster>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label={words.course}
          items={[
            { id: 'outline', label: words.outline, content: <p>{words.courseText}</p> },
            { id: 'reviews', label: words.reviews, content: <p>{words.rating}</p> },
          ]}
        />
      </Specimen>
    </>
  );
}
