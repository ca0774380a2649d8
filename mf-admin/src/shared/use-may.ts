import { useOptionalUser } from '@cursiv/shared-auth';
import { may, type Right } from '@cursiv/shared-domain';

/** Tells what the present member of the staff may do, so that a page shows nothing that would be refused. */
export function useMay(): (right: Right) => boolean {
  const user = useOptionalUser();
  return (right) => user !== undefined && may(user, right);
}
