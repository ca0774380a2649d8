import { Outlet } from 'react-router';
import { PageFrame } from './page-frame.tsx';

/** The layout of public and dashboard pages. */
export function DefaultLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
