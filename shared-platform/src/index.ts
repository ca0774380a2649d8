export * from './contract.ts';
export * from './files.ts';
export { paths } from './paths.ts';
export { returnAddress } from './return-address.ts';
