import { POLICY_HEADER } from '../document/document-policy.ts';
import type { HeaderRule } from './firebase-json.ts';

/** The deployed header rules with this machine's differences: the addresses in the policy, and no promise of https. */
export function localHeaders(rules: readonly HeaderRule[], policy: string): HeaderRule[] {
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers
      .filter(({ key }) => key !== 'Strict-Transport-Security')
      .map(({ key, value }) => ({ key, value: key === POLICY_HEADER ? policy : value })),
  }));
}
