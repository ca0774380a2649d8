export { type LocalCloud, type LocalCloudOptions, startLocalCloud } from './server.ts';
