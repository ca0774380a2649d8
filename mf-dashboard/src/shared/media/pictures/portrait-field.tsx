import { openFile, useLoad } from '@cursiv/shared-data';
import { Avatar } from '@cursiv/shared-ui';
import { useCallback } from 'react';
import { PictureField } from './picture-field.tsx';

/** Square, large enough for the largest place at twice the density. */
const SIZE = { width: 512, height: 512 };

type PortraitFieldProps = {
  uid: string;
  name: string;
  path: string | undefined;
  disabled?: boolean;
  onChange: (path: string | undefined) => Promise<void> | void;
};

/** A person's portrait: as pages show it, and the ways to change it. */
export function PortraitField({ uid, name, path, disabled = false, onChange }: PortraitFieldProps) {
  const address = useLoad(useCallback(async () => (path ? openFile(path) : undefined), [path]));
  const src = address.status === 'ready' ? address.value : undefined;
  return (
    <PictureField
      shown={<Avatar name={name} seed={uid} src={src} size={128} />}
      hasPicture={path !== undefined}
      place={{ kind: 'portrait' }}
      size={SIZE}
      isRound
      disabled={disabled}
      onChange={onChange}
    />
  );
}
