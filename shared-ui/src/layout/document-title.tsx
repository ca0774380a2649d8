/** The title of the browser tab: what the page is, then the product's name. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · Cursiv`}</title>;
}
