import { getMeetingUrl, useLoad } from '@cursiv/shared-data';
import type { Expert } from '@cursiv/shared-domain';
import { useCallback } from 'react';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { OfferingForm } from './offering-form.tsx';

type OfferingEditorProps = { expert: Expert; offeringId: string; onClose: () => void };

/** Opens a session type for editing, with the place of its meetings. */
export function OfferingEditor({ expert, offeringId, onClose }: OfferingEditorProps) {
  const load = useCallback(() => getMeetingUrl(expert.id, offeringId), [expert.id, offeringId]);
  return (
    <LoadableView of={useLoad(load)}>
      {(meetingUrl) => (
        <OfferingForm expert={expert} offeringId={offeringId} meetingUrl={meetingUrl} onClose={onClose} />
      )}
    </LoadableView>
  );
}
