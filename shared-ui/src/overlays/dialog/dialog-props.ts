import type { ReactNode } from 'react';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Buttons along the bottom. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'wide';
  /** `alertdialog` requires an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};
