import { useOptionalUser } from '@cursiv/shared-auth';
import { auditEvents, useWatch } from '@cursiv/shared-data';
import { Notice } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../messages/messages.ts';
import { AuditLine } from '../audit/audit-line.tsx';
import { useMay } from '../use-may.ts';
import { useSubjectNames } from '../use-subject-names.ts';

/** By how much a device's clock may be ahead of the server's, in milliseconds. */
const SKEW_MS = 60_000;

type DecidedMeanwhileProps = {
  /** Path of the document that decisions change, or of the one that they make. */
  subject: string;
  openedAt: Date;
};

/** Tells whoever reads a thing what another has decided about it since they opened it. Staff do not read the audit log. */
export function DecidedMeanwhile(props: DecidedMeanwhileProps) {
  return useMay()('audit') && <Decision {...props} />;
}

function Decision({ subject, openedAt }: DecidedMeanwhileProps) {
  const t = useT();
  const self = useOptionalUser()?.id;
  const watched = useWatch(
    useMemo(() => auditEvents({ subject, from: new Date(openedAt.getTime() - SKEW_MS) }).watch(1), [subject, openedAt]),
  );
  const [event] = watched.status === 'ready' ? watched.value : [];
  const isOthers = event !== undefined && event.actorUid !== self;
  const names = useSubjectNames(isOthers ? [subject] : []);
  if (!isOthers) return null;
  return (
    <Notice tone="warning" role="alert" title={t('work.decided')}>
      <ul>
        <AuditLine event={event} name={names?.get(subject)} />
      </ul>
    </Notice>
  );
}
