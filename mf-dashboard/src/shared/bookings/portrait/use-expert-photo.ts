import { getExpertPhoto } from '@cursiv/shared-data';
import { pictureAddress } from '@cursiv/shared-domain';
import { useEffect, useState } from 'react';

/** A list shows the same expert many times, and asks once. */
const asked = new Map<string, Promise<string | undefined>>();

function photoOf(uid: string): Promise<string | undefined> {
  const known = asked.get(uid);
  if (known) return known;
  // Initials stand for a portrait that cannot be read.
  const photo = getExpertPhoto(uid).catch(() => undefined);
  asked.set(uid, photo);
  return photo;
}

/** The address of an expert's portrait, once it is known that there is one. */
export function useExpertPhoto(uid: string | undefined): string | undefined {
  const [photo, setPhoto] = useState<string>();
  useEffect(() => {
    if (!uid) return;
    let isWanted = true;
    void photoOf(uid).then((path) => isWanted && setPhoto(path && pictureAddress(path)));
    return () => {
      isWanted = false;
    };
  }, [uid]);
  return photo;
}
