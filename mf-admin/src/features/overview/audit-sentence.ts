import type { AuditEvent, ResourceStatus, UserFlag } from '@cursiv/shared-domain';
import { RESOURCE_STATUSES, USER_FLAGS } from '@cursiv/shared-domain';
import { formatList, type Locale } from '@cursiv/shared-i18n';
import { translate } from '../../messages/messages.ts';

type Change = AuditEvent['changes'][string];

const isFlag = (name: string): name is UserFlag => USER_FLAGS.some((flag) => flag === name);
const isStatus = (value: unknown): value is ResourceStatus => RESOURCE_STATUSES.some((status) => status === value);

/**
 * The sentence of an audit event, without its full stop: "Ana Pop a făcut din Dan Ionescu un expert verificat".
 * `subject` is the name of the person or resource that was changed.
 */
export function auditSentence(event: AuditEvent, subject: string, locale: Locale): string {
  const acts = actsOf(event, subject, locale);
  const told = acts.length > 0 ? formatList(acts, locale) : translate(locale)('audit.changedSomething');
  return `${event.actorName} ${told}`;
}

function actsOf(event: AuditEvent, subject: string, locale: Locale): string[] {
  const t = translate(locale);
  switch (event.action) {
    case 'review.moderated':
      return [rulingOf(event, subject, locale)];
    case 'lead.answered':
      return [t(`audit.lead.${event.changes.answered?.new === true ? 'answered' : 'waiting'}`, { subject })];
    case 'lead.deleted':
      return [t('audit.lead.deleted')];
    case 'expert.changed':
      return [t('audit.expert', { subject })];
    default:
      return changesOf(event, subject, locale);
  }
}

const changesOf = (event: AuditEvent, subject: string, locale: Locale): string[] =>
  Object.entries(event.changes).flatMap(([name, change]) => actOf(name, change, subject, locale) ?? []);

/** The state of the review and of its reports changes together, as one ruling. */
function rulingOf({ changes: { status, reports } }: AuditEvent, subject: string, locale: Locale): string {
  const t = translate(locale);
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
