import { collection, database, getDocs, query, where } from '@cursiv/shared-firebase/firestore';
import { deleteFile } from './delete-file.ts';

/** Deletes all that a person has uploaded into a course or a resource which is gone. What fails is dropped by a later count. */
export async function deleteFilesOf(ownerUid: string, parent: 'courseId' | 'resourceId', id: string): Promise<void> {
  const { docs } = await getDocs(
    query(collection(database(), 'files'), where('ownerUid', '==', ownerUid), where(`place.${parent}`, '==', id)),
  );
  await Promise.allSettled(docs.map((file) => deleteFile(String(file.get('path')))));
}
