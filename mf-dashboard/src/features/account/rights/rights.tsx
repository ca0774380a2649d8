import { hasVerifiedEmail, useLoad, useWatch, watchOwnVerifications, watchProfile } from '@cursiv/shared-data';
import { VERIFIED_FLAGS } from '@cursiv/shared-domain';
import { Notice } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useRightsT } from './messages/messages.ts';
import { RightItem } from './right-item.tsx';

/** The rights that a person may have, how they stand with each, and the way to ask for it. */
export function Rights({ uid, name }: { uid: string; name: string }) {
  const t = useRightsT();
  // The service is asked, not the session: somebody who has just verified the address still holds an older token.
  const verified = useLoad(hasVerifiedEmail);
  const profile = useWatch(useMemo(() => watchProfile(uid), [uid]));
  const requests = useWatch(useMemo(() => watchOwnVerifications(uid), [uid]));
  const isReachable = verified.status === 'ready' && verified.value;
  return (
    <LoadableView of={requests}>
      {(own) => (
        <>
          {verified.status === 'ready' && !isReachable && <Notice tone="warning">{t('emailFirst')}</Notice>}
          {isReachable && name === '' && <Notice tone="warning">{t('nameFirst')}</Notice>}
          <ul>
            {VERIFIED_FLAGS.map((flag) => (
              <RightItem
                key={flag}
                person={{ uid, name, flag }}
                hasIt={profile.status === 'ready' && profile.value?.[flag] === true}
                request={own.find((request) => request.flag === flag)}
                mayAsk={isReachable && name !== ''}
              />
            ))}
          </ul>
        </>
      )}
    </LoadableView>
  );
}
