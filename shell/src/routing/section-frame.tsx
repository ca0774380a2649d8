import type { SectionId } from '@cursiv/shared-platform';
import { Outlet, type UIMatch, useMatches } from 'react-router';
import { usedBuilds } from '../composition/used-builds.ts';

/** The section whose page is shown. */
export function useSectionId(): SectionId {
  const match = (useMatches() as UIMatch<unknown, { section?: SectionId } | undefined>[]).find(
    ({ handle }) => handle?.section,
  );
  if (!match?.handle?.section) throw new Error('no section is matched here');
  return match.handle.section;
}

/** The root element of a section in the page; its attributes say whose code runs inside. */
export function SectionFrame() {
  const section = useSectionId();
  return (
    <div data-section={section} data-build={usedBuilds().get(section)}>
      <Outlet />
    </div>
  );
}
