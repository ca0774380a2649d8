import { useEffect, useState } from 'react';

/** The last thing that the site's security policy kept this page from loading, and the rule that blocked it. */
export interface PolicyRefusal {
  address: string;
  directive: 'media-src' | 'connect-src';
}

/** The last blocked media or data since the page was opened; undefined if there was none. */
export function usePolicyRefusal(): PolicyRefusal | undefined {
  const [refusal, setRefusal] = useState<PolicyRefusal>();
  useEffect(() => {
    const note = ({ effectiveDirective: directive, blockedURI: address }: SecurityPolicyViolationEvent) => {
      if (directive === 'media-src' || directive === 'connect-src') setRefusal({ address, directive });
    };
    document.addEventListener('securitypolicyviolation', note);
    return () => document.removeEventListener('securitypolicyviolation', note);
  }, []);
  return refusal;
}
