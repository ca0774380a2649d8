export { localizePath, splitLocale } from './composition/addresses/locale-path.ts';
export { ownerOf } from './composition/addresses/path-owner.ts';
export { payloadAddress } from './composition/addresses/payload-address.ts';
export { type SiteAddress, siteAddress } from './composition/addresses/site-address.ts';
export * from './composition/choose-release.ts';
export { factoriesOf, routesOf } from './composition/declarations.ts';
export { detectLocale } from './composition/detect-locale.ts';
export { type DocumentSlot, documentSlots, fillSlots } from './composition/document-slots.ts';
export * from './composition/fitness.ts';
export { givenSwitches, type SwitchSource } from './composition/given-switches.ts';
export { type Maintenance, maintenanceIn } from './composition/maintenance.ts';
export { type MenuEntry, menuEntries } from './composition/menus.ts';
export * from './composition/section-orders.ts';
export * from './contract.ts';
export * from './files/pointer-file.ts';
export * from './files/registry-file.ts';
export * from './files/registry-orders.ts';
export * from './files/release-file.ts';
export * from './files/release-signature.ts';
export * from './files/shell-build-file.ts';
export * from './files/shell-release-file.ts';
export { FIRST_VIEW, PLAIN_MENU, PLAIN_VIEW } from './first-view-selector.ts';
export type * from './needs.ts';
export { doorPath, heldTimePath, paths } from './paths.ts';
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
export { VERSIONS_HASH } from './versions-address.ts';
