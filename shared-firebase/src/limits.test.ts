import { configureFirebase } from './config.ts';
import { CACHE_SIZE_BYTES } from './firestore.ts';
import { storageService } from './storage.ts';

configureFirebase({
  firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p', storageBucket: 'b', appId: 'a' },
  localCloud: 'http://localhost:3010',
});

describe('limits of the hosted services (spec §9)', () => {
  it('retries a storage operation for 2 minutes and an upload for 10', () => {
    expect(storageService().maxOperationRetryTime).toBe(120_000);
    expect(storageService().maxUploadRetryTime).toBe(600_000);
  });

  it('keeps a local database cache of 52428800 bytes', () => {
    expect(CACHE_SIZE_BYTES).toBe(52_428_800);
  });
});
