import type { PageModule } from '@cursiv/shared-platform';
import { useLoaderData } from 'react-router';
import { DefaultHead, Head } from '../../layouts/head/head.tsx';

/** A page below its head. */
export function DescribedPage({ page: { default: Page, head } }: { page: PageModule }) {
  const data = useLoaderData() as never;
  return (
    <>
      {head ? <Head describe={(context) => head(data, context)} /> : <DefaultHead />}
      <Page />
    </>
  );
}
