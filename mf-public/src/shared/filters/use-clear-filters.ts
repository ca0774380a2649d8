import { useSearchParams } from '@cursiv/shared-router';

/** Whether the address holds any of the filters, and a way to clear them all. */
export function useClearFilters(
  names: readonly string[],
  changeText: (text: string) => void,
): (() => void) | undefined {
  const [params, setParams] = useSearchParams();
  if (!names.some((name) => params.has(name))) return undefined;
  return () => {
    changeText('');
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        for (const name of names) next.delete(name);
        return next;
      },
      { preventScrollReset: true },
    );
  };
}
