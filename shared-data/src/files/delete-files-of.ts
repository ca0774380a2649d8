import { collection, database, getDocs, query, where } from '@cursiv/shared-firebase/firestore';
import { deleteFile } from './delete-file.ts';

/** Deletes a person's uploads for a deleted course or resource. A later count drops what could not be deleted. */
export async function deleteFilesOf(ownerUid: string, parent: 'courseId' | 'resourceId', id: string): Promise<void> {
  const { docs } = await getDocs(
    query(collection(database(), 'files'), where('ownerUid', '==', ownerUid), where(`place.${parent}`, '==', id)),
  );
  await Promise.allSettled(docs.map((file) => deleteFile(String(file.get('path')))));
}
