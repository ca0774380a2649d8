import { useSearchParams } from '@cursiv/shared-router';

/** Whether the address asks another time for all weeks of the series from the named one on. */
export const useMovesAll = (): boolean => useSearchParams()[0].get('weeks') === 'all';
