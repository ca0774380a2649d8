import type { AuditEvent, ResourceStatus, UserFlag } from '@cursiv/shared-domain';
import { CONTENT_KEYS, contentPath, RESOURCE_STATUSES, staffRole, USER_FLAGS } from '@cursiv/shared-domain';
import { formatList, type Locale } from '@cursiv/shared-i18n';
import { translate } from '../../messages/messages.ts';
import { compositionSentence } from './composition-sentence.ts';

type Change = AuditEvent['changes'][string];

const isFlag = (name: string): name is UserFlag => USER_FLAGS.some((flag) => flag === name);
const isStatus = (value: unknown): value is ResourceStatus => RESOURCE_STATUSES.some((status) => status === value);

/**
 * What the actor of an audit event did, to stand after their name: "a acordat „Expert verificat”: Dan Ionescu".
 * `subject` is the name of the person or resource that was changed.
 */
export function auditSentence(event: AuditEvent, subject: string, locale: Locale): string {
  const acts = actsOf(event, subject, locale);
  return acts.length > 0 ? formatList(acts, locale) : translate(locale)('audit.changedSomething');
}

function actsOf(event: AuditEvent, subject: string, locale: Locale): string[] {
  const t = translate(locale);
  switch (event.action) {
    case 'review.moderated':
      return [rulingOf(event, subject, locale)];
    case 'course.published':
      return [t('audit.course.published', { subject })];
    case 'course.handedOver':
      return [t(`audit.course.${event.changes.reason ? 'given' : 'handedOver'}`, { subject })];
    case 'resource.handedOver':
      return [t('audit.resource.handedOver', { subject })];
    case 'draft.returned':
      return [t('audit.course.returned', { subject })];
    case 'course.status.changed':
      return [t(`audit.course.${event.changes.status?.new === 'suspended' ? 'suspended' : 'moved'}`, { subject })];
    case 'file.status.changed':
      return [t(`audit.file.${event.changes.status?.new === 'takenDown' ? 'takenDown' : 'stored'}`, { subject })];
    case 'user.status.changed':
      return [t(`audit.account.${event.changes.status?.new === 'suspended' ? 'suspended' : 'active'}`, { subject })];
    case 'user.role.changed':
      return [t(`audit.role.${staffRole(event.changes.role?.new) ?? 'none'}`, { subject })];
    case 'user.sessions.ended':
      return [t('audit.sessionsEnded', { subject })];
    case 'user.export.asked':
      return [t('audit.dataRequests.export', { subject })];
    case 'user.deletion.changed':
      return [t(`audit.dataRequests.${event.changes.status?.new === null ? 'kept' : 'deletion'}`, { subject })];
    case 'user.viewed':
      return [t('audit.viewed', { subject })];
    case 'user.viewedAs':
      return [t('audit.viewedAs', { subject })];
    case 'user.deleted':
      return [t('audit.accountDeleted')];
    case 'mail.settled':
      return [t(`audit.mail.${event.changes.status?.new === 'waiting' ? 'waiting' : 'dropped'}`, { subject })];
    case 'push.settled':
      return [t(`audit.push.${event.changes.status?.new === 'waiting' ? 'waiting' : 'dropped'}`, { subject })];
    case 'invitation.changed':
      return [t(`audit.invitation.${invitationAct(event)}`)];
    case 'lead.answered':
      return [t(`audit.lead.${event.changes.answered?.new === true ? 'answered' : 'waiting'}`, { subject })];
    case 'lead.changed':
      return [t(`audit.lead.${leadAct(event)}`, { subject })];
    case 'lead.deleted':
      return [t('audit.lead.deleted')];
    case 'lead.erased':
      return [t('audit.lead.erased')];
    case 'certificate.revoked':
      return [t('audit.certificate', { subject })];
    case 'booking.calledOff':
      return [t('audit.booking')];
    case 'composition.changed':
      return compositionSentence(event, locale);
    case 'site.content.changed': {
      const key = CONTENT_KEYS.find((known) => contentPath(known) === event.subject);
      return key ? [t(`audit.content.${key}`)] : [];
    }
    case 'contribution.moderated':
      return [t(`audit.contribution.${event.changes.reports?.new === 'actioned' ? 'hidden' : 'kept'}`)];
    case 'expert.changed':
      return [expertSentence(event, subject, locale)];
    case 'verification.ruled':
      return verificationSentence(event, subject, locale);
    default:
      return changesOf(event, subject, locale);
  }
}

const INVITATION_MOVES = ['pending', 'withdrawn', 'accepted'] as const;

const invitationAct = ({ changes: { status } }: AuditEvent) =>
  INVITATION_MOVES.find((to) => to === status?.new) ?? 'again';

const LEAD_MOVES = ['working', 'answered', 'spam'] as const;

/** A reply answers a message, as one act. */
function leadAct({ changes: { replies, notes, ownerUid, state } }: AuditEvent) {
  if (replies) return 'replied';
  if (notes) return 'noted';
  if (ownerUid) return ownerUid.new === null ? 'given' : 'taken';
  return LEAD_MOVES.find((to) => to === state?.new) ?? 'waiting';
}

const EXPERT_MOVES = ['draft', 'listed', 'suspended'] as const;

function expertSentence({ changes: { status } }: AuditEvent, subject: string, locale: Locale): string {
  const t = translate(locale);
  const to = EXPERT_MOVES.find((each) => each === status?.new);
  return to ? t(`audit.expertMoved.${to}`, { subject }) : t('audit.expert', { subject });
}

const VERIFICATION_RULINGS = ['approved', 'rejected', 'revoked'] as const;

function verificationSentence({ changes: { status } }: AuditEvent, subject: string, locale: Locale): string[] {
  const ruling = VERIFICATION_RULINGS.find((each) => each === status?.new);
  return ruling ? [translate(locale)(`audit.verification.${ruling}`, { subject })] : [];
}

const changesOf = (event: AuditEvent, subject: string, locale: Locale): string[] =>
  Object.entries(event.changes).flatMap(([name, change]) => actOf(name, change, subject, locale) ?? []);

/** The state of the review and of its reports changes together, as one ruling. */
function rulingOf({ changes: { status, reports, reply } }: AuditEvent, subject: string, locale: Locale): string {
  const t = translate(locale);
  if (reply) return t('audit.review.answerRemoved', { subject });
  if (status) return t(status.new === 'hidden' ? 'audit.review.hidden' : 'audit.review.shown', { subject });
  if (reports?.new === 'actioned') return t('audit.review.hidden', { subject });
  return t(reports?.new === 'open' ? 'audit.review.reopened' : 'audit.review.kept', { subject });
}

function actOf(name: string, change: Change, subject: string, locale: Locale): string | undefined {
  const t = translate(locale);
  if (isFlag(name)) return t(`audit.${change.new === true ? 'granted' : 'withdrawn'}.${name}`, { subject });
  if (name === 'status' && isStatus(change.new)) return t(`audit.resource.${change.new}`, { subject });
  return settingAct(name, change, locale);
}

function settingAct(name: string, change: Change, locale: Locale): string | undefined {
  const t = translate(locale);
  switch (name) {
    case 'announcementActive':
      return t(change.new === true ? 'audit.announcementOn' : 'audit.announcementOff');
    case 'announcement':
      return t('audit.announcementText');
    case 'supportEmail':
      return change.new === '' ? t('audit.supportEmailGone') : t('audit.supportEmail', { email: String(change.new) });
    case 'featuredCourseIds': {
      const count = Array.isArray(change.new) ? change.new.length : 0;
      return count === 0 ? t('audit.featuredNone') : t('audit.featured', { count });
    }
    default:
      return undefined;
  }
}
