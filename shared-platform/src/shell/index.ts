// What the shell does for every section. It provides this package, so that a document has one of each.
export type { StoredUpload, UploadDestination } from '../contract.ts';
export { MenuContext, type MenuLink, useMenu } from './menus.ts';
export { holdReload, isReloadHeld, useReloadHold } from './reload-holds.ts';
export { type ReportTaker, report, takeReports } from './reports.ts';
export { shownList } from './shown-list.ts';
export { dismissToast, type Toast, toast, toasts } from './toasts.ts';
export {
  endUploads,
  provideUploader,
  type Upload,
  type Uploader,
  type UploadState,
  type UploadStep,
  type UploadWait,
  uploads,
  withUploader,
} from './uploads.ts';
