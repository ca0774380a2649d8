import type { SectionHost } from '../../composition/section-host.ts';
import { whenReported } from '../take-report.ts';

/** What a person does with a page that they stay on. */
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Has the visit told when the document is left. The code for it is fetched at the first touch or the first failure: a page that nobody uses, and in which
 * nothing fails, tells nothing.
 */
export function countVisits(host: SectionHost): void {
  const listening = new AbortController();
  const { signal } = listening;
  const begin = () => {
    if (signal.aborted) return;
    listening.abort();
    import('./tell-visits.ts').then(
      ({ tellVisits }) => tellVisits(host),
      (error: unknown) => console.info(error),
    );
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { signal, capture: true, passive: true });
  void whenReported.then(begin);
}
