export { payload } from './payload/endpoint.ts';
