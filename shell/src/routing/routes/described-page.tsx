import type { PageModule } from '@cursiv/shared-platform';
import { useLoaderData } from '@cursiv/shared-router/loader-data';
import { use, useEffect, useLayoutEffect } from 'react';
import { DefaultHead, Head } from '../../layouts/head/head.tsx';
import type { PageTakeover } from './page-takeover.ts';
import { useRememberGood } from './remember-good.ts';

type DescribedPageProps = {
  section: string;
  /** Its code by now, which may still be on its way where the server rendered the page. */
  page: () => PageModule | Promise<PageModule>;
  takeover?: PageTakeover | undefined;
};

/** A page below its head. */
export function DescribedPage({ section, page, takeover }: DescribedPageProps) {
  const code = page();
  const { default: Page, head } = code instanceof Promise ? use(code) : code;
  const data = useLoaderData() as never;
  useRememberGood(section);
  useLayoutEffect(() => takeover?.putBack(), [takeover]);
  useEffect(() => takeover?.answer(), [takeover]);
  return (
    <>
      {head ? <Head describe={(context) => head(data, context)} /> : <DefaultHead />}
      <Page />
    </>
  );
}
