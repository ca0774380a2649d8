import { Loading, Skeleton, Stack, Together } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { useT } from '../../messages/messages.ts';

/** The parts of a page, which show at one moment. */
export function PartsTogether({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <Together
      placeholder={
        <Loading label={t('loading')}>
          <Stack>
            <Skeleton height="16rem" shape="block" />
            <Skeleton height="20rem" shape="block" />
            <Skeleton height="20rem" shape="block" />
          </Stack>
        </Loading>
      }
    >
      {children}
    </Together>
  );
}
