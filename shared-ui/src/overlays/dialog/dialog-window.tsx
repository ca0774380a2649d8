import { X } from 'lucide-react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/icon-button.tsx';
import { classNames } from '../../styles/class-names.ts';
import * as styles from './dialog.module.css';
import type { DialogProps } from './dialog-props.ts';

const sizes = {
  small: styles.small,
  medium: styles.medium,
  large: styles.large,
  wide: styles.wide,
};

/** The window of a dialog, over the page. */
export function DialogWindow({
  open,
  onClose,
  title,
  closeLabel,
  actions,
  size = 'medium',
  role = 'dialog',
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissable={role === 'dialog'}
      className={styles.overlay ?? ''}
    >
      <Modal className={classNames(styles.modal, sizes[size])}>
        <AriaDialog role={role} className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton label={closeLabel} icon={<X aria-hidden />} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
