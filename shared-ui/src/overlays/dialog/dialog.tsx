import { onDemand, useOnDemand } from '../../loading/on-demand.ts';
import type { DialogProps } from './dialog-props.ts';

const dialogWindow = onDemand(() => import('./dialog-window.tsx'));

/** A task separate from the page. Holds the focus while open and returns it afterwards; Escape closes. */
export function Dialog(props: DialogProps) {
  const code = useOnDemand(dialogWindow, props.open, props.onClose);
  return code && <code.DialogWindow {...props} />;
}
