import { useSearchParams, withParameter } from '@cursiv/shared-router';

/** One filter of a list, kept in the address; undefined while nothing valid is chosen. Back undoes a choice. */
export function useChoice<Value extends string>(
  name: string,
  offered: readonly Value[],
): [chosen: Value | undefined, choose: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const chosen = offered.find((value) => value === params.get(name));
  const choose = (value: string) =>
    setParams((present) => withParameter(present, name, value), { preventScrollReset: true });
  return [chosen, choose];
}
