import { useOptionalUser } from '@cursiv/shared-auth';
import { useLoad } from '@cursiv/shared-data';
import type { ResourcePayload } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { LoadFailure, Loading, Skeleton, Stack } from '@cursiv/shared-ui';
import { useCallback } from 'react';
import { useT } from '../../messages/messages.ts';
import { AccessNotice } from './access-notice.tsx';
import { useResourceT } from './messages/messages.ts';
import { ResourceContent } from './resource-content.tsx';

/** A resource that is not public: its content for readers who may see it, the way to access for the others. */
export function ProtectedResource({ resource }: { resource: ResourcePayload }) {
  return useOptionalUser() ? <ForMember resource={resource} /> : <AccessNotice resource={resource} />;
}

function ForMember({ resource }: { resource: ResourcePayload }) {
  const t = useT();
  const words = useResourceT();
  const locale = useLocale();
  const { id, kind } = resource;
  const load = useCallback(async () => {
    const { protectedContent } = await import('./protected-content.ts');
    return protectedContent(id, locale);
  }, [id, locale]);
  const content = useLoad(load);
  if (content.status === 'ready') return <ResourceContent content={content.value} kind={kind} />;
  if (content.status === 'loading') {
    return (
      <Loading label={words('loading')}>
        <Stack gap={1}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="70%" />
        </Stack>
      </Loading>
    );
  }
  if (content.error.code === 'no-access') return <AccessNotice resource={resource} isSignedIn />;
  return <LoadFailure title={words('failed')} text={t(`error.${content.error.code}`)} retry={content.retry} />;
}
