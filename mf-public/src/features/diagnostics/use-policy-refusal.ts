import { useEffect, useState } from 'react';

/** What the site's content security policy last kept this page from loading, and the rule that did. */
export interface PolicyRefusal {
  address: string;
  directive: 'media-src' | 'connect-src';
}

/** The last refusal of media or data since the page was opened; undefined when there was none. */
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
