export { checkPackage, HLS_LIMITS, type HlsFacts } from './check-package.ts';
export { HlsError, type HlsProblem } from './hls-error.ts';
export { servedPlaylist } from './served-playlist.ts';
export { type PackedPart, plainParts } from './zip-directory.ts';
