import { useState } from 'react';

/** Whether something was done while this page is open, which is a moment; what was done before is not. Undefined is not known yet. */
export function useMoment(isDone: boolean | undefined): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  if (isDone === false && !wasOpen) setWasOpen(true);
  return wasOpen && isDone === true;
}
