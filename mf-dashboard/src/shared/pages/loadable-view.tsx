import { failedCall, type Loadable } from '@cursiv/shared-data';
import { LoadFailure, Loading, Skeleton, Stack } from '@cursiv/shared-ui';
import type { ReactNode } from 'react';
import { useT } from '../../messages/messages.ts';

type LoadableViewProps<T> = {
  of: Loadable<T>;
  /** A skeleton in the shape of the content; three lines by default. */
  skeleton?: ReactNode;
  children: (value: T) => ReactNode;
};

const lines = (
  <Stack>
    <Skeleton height="4rem" shape="block" />
    <Skeleton height="4rem" shape="block" />
    <Skeleton height="4rem" shape="block" />
  </Stack>
);

/** Shows a loadable: its skeleton while it loads, its content when ready, and a way to try again when it is unavailable. */
export function LoadableView<T>({ of, skeleton = lines, children }: LoadableViewProps<T>) {
  const t = useT();
  if (of.status === 'ready') return children(of.value);
  if (of.status === 'loading') return <Loading label={t('loading')}>{skeleton}</Loading>;
  const id = failedCall(of.error);
  const text = [t(`error.${of.error.code}`), ...(id ? [t('failedCode', { id })] : [])].join(' ');
  return <LoadFailure title={t('failed')} text={text} retry={of.retry} />;
}
