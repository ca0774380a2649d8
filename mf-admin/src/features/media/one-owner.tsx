import { ButtonLink, Cluster } from '@cursiv/shared-ui';
import { useMay } from '../../shared/use-may.ts';
import { userAddress } from '../../shared/user-address.ts';
import { useMediaT } from './messages/messages.ts';

const LIST = '/admin/media';

/** The parameter of the list's address that names whose files it shows. */
export const OWNER_PARAMETER = 'owner';

/** The files of one author. */
export const filesOfAddress = (uid: string): string => `${LIST}?${OWNER_PARAMETER}=${encodeURIComponent(uid)}`;

/** Says that one file alone is shown, whatever the filters say, and leads back to all. */
export function OneFile() {
  const mediaT = useMediaT();
  return (
    <Cluster>
      <p>{mediaT('ofFile')}</p>
      <ButtonLink to={LIST} size="small" variant="secondary">
        {mediaT('everybodys')}
      </ButtonLink>
    </Cluster>
  );
}

/** Says whose files alone are shown, and leads back to everybody's. The name is known from a row. */
export function OneOwner({ uid, name }: { uid: string; name: string | undefined }) {
  const mediaT = useMediaT();
  const may = useMay();
  return (
    <Cluster>
      <p>{name ? mediaT('ofOwnerNamed', { name }) : mediaT('ofOwner')}</p>
      <ButtonLink to={LIST} size="small" variant="secondary">
        {mediaT('everybodys')}
      </ButtonLink>
      {may('users') && (
        <ButtonLink to={userAddress(uid)} size="small" variant="secondary">
          {mediaT('ownersPage')}
        </ButtonLink>
      )}
    </Cluster>
  );
}
