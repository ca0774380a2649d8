export { parseDocument, parseDocuments } from './parse-document.ts';
export { guarded, toAppError } from './provider-error.ts';
export { useLoad } from './use-load.ts';
export { type Loadable, useWatch } from './use-watch.ts';
export { createProfileIfMissing } from './users/create-profile.ts';
export { getProfile } from './users/get-profile.ts';
export { watchProfile } from './users/watch-profile.ts';
export { type Watch, type Watcher, watchDocument, watchQuery } from './watch.ts';
