/** The title of the browser tab: the page's title, then the product's name. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · Cursiv`}</title>;
}
