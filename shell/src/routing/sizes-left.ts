import { splitLocale } from '@cursiv/shared-i18n';
import type { DataRouter, Location } from 'react-router';

/** What the items of a page's lists measured when it was left, in pixels, by its address in any language. */
const left = new Map<string, number[]>();

const addressOf = ({ pathname, search }: Location) => splitLocale(pathname).path + search;

/** Those that are drawn near what is in view only (`Grid` of shared-ui). */
const items = () => [...document.querySelectorAll<HTMLElement>('[data-drawn="near"] > *')];

/** Remembers the sizes of each page that is left from now on. */
export function rememberSizes(router: Pick<DataRouter, 'subscribe'>): void {
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'loading')
      left.set(
        addressOf(location),
        items().map(({ offsetHeight }) => offsetHeight),
      );
  });
}

/** Gives the items of a page that somebody comes back to their sizes, so that it can be scrolled to where it was before any of them is drawn. */
export function putSizesBack(location: Location): void {
  const sizes = left.get(addressOf(location)) ?? [];
  const present = items();
  if (present.length !== sizes.length) return;
  for (const [index, size] of sizes.entries()) present[index]?.style.setProperty('--left-at', `${size}px`);
}
