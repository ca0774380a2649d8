import { POLICY_HEADER } from '../document/document-policy.ts';
import type { HeaderRule } from './firebase-json.ts';

/** The deployed header rules with a deployment's differences: the addresses in the policy and, without https, no promise of it. */
export function localHeaders(rules: readonly HeaderRule[], policy: string, isSecure = false): HeaderRule[] {
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers
      .filter(({ key }) => isSecure || key !== 'Strict-Transport-Security')
      .map(({ key, value }) => ({ key, value: key === POLICY_HEADER ? policy : value })),
  }));
}
