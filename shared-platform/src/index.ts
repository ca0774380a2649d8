export { canonicalPath } from './canonical-path.ts';
export * from './compatibility.ts';
export * from './contract.ts';
export { FIRST_VIEW } from './first-view-selector.ts';
export { paths } from './paths.ts';
export * from './pointer-file.ts';
export * from './registry-file.ts';
export * from './release-file.ts';
export * from './release-signature.ts';
export { returnAddress } from './return-address.ts';
export {
  type InlineHashes,
  LIBRARY_STYLES,
  REPORTS_PATH,
  type SiteOrigins,
  securityPolicy,
  siteOrigins,
} from './security-policy.ts';
export type * from './server.ts';
export type * from './share-scope.ts';
export * from './shell-build-file.ts';
export * from './shell-release-file.ts';
