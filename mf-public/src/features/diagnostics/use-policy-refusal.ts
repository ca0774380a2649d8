import { useEffect, useState } from 'react';

/** The address that the site's content security policy last kept this page from loading media or data from. */
export function usePolicyRefusal(): string | undefined {
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'media-src' || effectiveDirective === 'connect-src') setRefused(blockedURI);
    };
    document.addEventListener('securitypolicyviolation', note);
    return () => document.removeEventListener('securitypolicyviolation', note);
  }, []);
  return refused;
}
