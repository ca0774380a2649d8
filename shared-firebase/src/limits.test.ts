import { configureFirebase } from './config.ts';
import { database } from './firestore/sdk.ts';
import { storageService } from './storage.ts';

configureFirebase({
  firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p', storageBucket: 'b', appId: 'a' },
  localCloud: 'http://localhost:3010',
});

/** The cache that Firestore was told to build; the SDK has no public way to read it. */
function receivedBy(firestore: { toJSON(): object }): { cacheSizeBytes: number } {
  const { settings } = firestore.toJSON() as {
    settings: { localCache: { _offlineComponentProvider: { build(): { cacheSizeBytes: number } } } };
  };
  return settings.localCache._offlineComponentProvider.build();
}

describe('limits of the hosted services (spec §9)', () => {
  it('retries a storage operation for 2 minutes and an upload for 10', () => {
    expect(storageService().maxOperationRetryTime).toBe(120_000);
    expect(storageService().maxUploadRetryTime).toBe(600_000);
  });

  it('keeps a local database cache of 52428800 bytes', () => {
    expect(receivedBy(database()).cacheSizeBytes).toBe(52_428_800);
  });
});
