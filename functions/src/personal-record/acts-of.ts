import {
  type AuditEvent,
  type PersonalRecord,
  RECORDED_ACTS,
  type RecordedAct,
  staffRole,
  USER_FLAGS,
  VERIFIED_FLAGS,
} from '@cursiv/shared-domain';

type Acts = PersonalRecord['acts'];

const one = (act: RecordedAct): Acts => [{ act }];

/** An act that is named after the state into which something was moved. */
function movedTo(kind: string, state: unknown): Acts {
  const act = RECORDED_ACTS.find((known) => known === `${kind}.${String(state)}`);
  return act ? one(act) : [];
}

/**
 * What an audit event did to whom it concerns, as they may know it. That a review was reported and kept is not among it: its author is
 * not told of reports.
 */
export function actsOf({ action, changes, subject }: AuditEvent): Acts {
  const { status, reports } = changes;
  switch (action) {
    case 'user.viewed':
      return one('account.seen');
    case 'user.viewedAs':
      return one('account.seenAs');
    case 'user.status.changed':
      return one(status?.new === 'suspended' ? 'account.suspended' : 'account.restored');
    case 'user.sessions.ended':
      return one('account.signedOut');
    case 'user.export.asked':
      return one('account.copyAsked');
    case 'user.deletion.changed':
      return one(status?.new === null ? 'account.deletionCalledOff' : 'account.deletionAsked');
    case 'user.flag.changed':
      return USER_FLAGS.flatMap((flag) => {
        const change = changes[flag];
        return change ? [{ act: change.new === true ? 'right.granted' : 'right.withdrawn', flag } as const] : [];
      });
    case 'user.role.changed':
      return movedTo('role', staffRole(changes.role?.new) ?? 'user');
    case 'verification.ruled': {
      const flag = VERIFIED_FLAGS.find((each) => subject.endsWith(`__${each}`));
      return movedTo('verification', status?.new).map((act) => ({ ...act, ...(flag && { flag }) }));
    }
    case 'mail.settled':
      return one(status?.new === 'waiting' ? 'mail.sentAgain' : 'mail.dropped');
    case 'push.settled':
      return one(status?.new === 'waiting' ? 'push.sentAgain' : 'push.dropped');
    case 'course.published':
      return one('course.published');
    case 'draft.returned':
      return one('course.returned');
    case 'course.status.changed':
      return one(status?.new === 'suspended' ? 'course.suspended' : 'course.moved');
    case 'resource.status.changed':
      return movedTo('resource', status?.new);
    case 'file.status.changed':
      return one(status?.new === 'takenDown' ? 'file.takenDown' : 'file.putBack');
    case 'expert.changed':
      return status ? movedTo('expert', status.new) : one('expert.changed');
    case 'review.moderated':
      if (changes.reply) return one('answer.removed');
      return status ? one(status.new === 'hidden' ? 'review.hidden' : 'review.shown') : [];
    case 'certificate.revoked':
      return one('certificate.revoked');
    case 'contribution.moderated':
      if (reports?.new === 'actioned') return one('contribution.hidden');
      return reports?.old === 'actioned' ? one('contribution.shown') : [];
    default:
      return [];
  }
}
