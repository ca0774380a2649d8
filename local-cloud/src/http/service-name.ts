import { isXmlAddress } from './is-signed.ts';

/** The services local-cloud stands in for. */
export const SERVICES = ['auth', 'firestore', 'storage', 'functions'] as const;

export type ServiceName = (typeof SERVICES)[number];

const ADDRESSES: Readonly<Record<Exclude<ServiceName, 'functions'>, RegExp>> = {
  auth: /^\/(?:(?:identitytoolkit|securetoken)\.googleapis\.com|emulator\/(?:action$|auth\/|v1\/projects\/[^/]+\/(?:accounts|oobCodes)$))/,
  firestore: /^\/(?:google\.firestore\.v1\.Firestore\/|(?:emulator\/)?v1(?:beta1)?\/projects\/[^/]+\/databases\/)/,
  storage: /^\/(?:v0\/b|upload\/storage\/v1\/b|(?:download\/)?(?:storage\/v1\/)?b)\//,
};
const ADDRESSED = ['auth', 'firestore', 'storage'] as const;

/** Whether the path of an address is one of a service. */
export const isAddressOf = (service: keyof typeof ADDRESSES, url: URL): boolean =>
  ADDRESSES[service].test(url.pathname);

/** The service an address belongs to; undefined for local-cloud's own pages. `isFunction` knows the functions' addresses. */
export function serviceOf(url: URL, isFunction: (url: URL) => boolean): ServiceName | undefined {
  if (isXmlAddress(url)) return 'storage';
  const found = ADDRESSED.find((service) => isAddressOf(service, url));
  return found ?? (isFunction(url) ? 'functions' : undefined);
}
