import { randomBytes } from 'node:crypto';
import {
  AppError,
  type AuditEvent,
  type Contribution,
  type ContributionPlace,
  courseSchema,
  decidesOn,
  type LessonQuestion,
  may,
  type ReportedContribution,
} from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { settingsOf, tellIn } from '../../notifications/tell.ts';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { RulingRequest } from '../discussion-requests.ts';
import { teachersOf } from '../keeping/keep-question.ts';
import { answerAt, answersTo, placePath, questionAt, questionPath, storedFields, withAnswers } from '../places.ts';

/** Who rules, as their profile says. */
export interface Ruler {
  uid: string;
  fields: Record<string, unknown>;
}

/** Who calls, if they may rule on what somebody wrote in a course. Throws `no-access`. */
export async function rulerOn(
  transaction: DocumentTransaction,
  uid: string,
  written: { uid: string; courseId: string } | undefined,
): Promise<Ruler> {
  const { fields = {} } = (await transaction.get(`users/${uid}`)) ?? {};
  if (!may(fields, 'reviews')) throw new AppError('no-access');
  if (!written) throw new AppError('not-found');
  const concerned = [written.uid, ...(await teachersOf(transaction, written.courseId))];
  if (!decidesOn({ ...fields, id: uid }, concerned)) throw new AppError('no-access');
  return { uid, fields };
}

/**
 * Hides a question or an answer, whose author is told why, or shows it. `reported` is what administrators have of it before the ruling. Throws
 * `conflict` when it was rewritten meanwhile.
 */
export async function carryOutRuling(
  transaction: DocumentTransaction,
  reported: ReportedContribution,
  { to, hiding }: Pick<RulingRequest, 'to' | 'hiding'>,
  ruler: Ruler,
  now: Date,
): Promise<void> {
  const { id } = reported;
  const path = `reportedContributions/${id}`;
  const place: ContributionPlace = reported;
  const question = await questionAt(transaction, place);
  const answer = place.answerId === undefined ? undefined : await answerAt(transaction, place);
  const answers = await answersTo(transaction, place);
  const settings = await settingsOf(transaction, reported.uid);
  const target = place.answerId === undefined ? question : answer;
  const course = parsed(courseSchema, await transaction.get(`courses/${place.courseId}`));
  if (target?.status === 'published' && target.text !== reported.text) throw new AppError('conflict');
  const isHidden = to === 'actioned';
  const kept = hiding && { ...hiding, at: now };
  const next = target && (isHidden ? hidden(target) : shown(target, reported));
  if (next && answer && question) {
    const others = answers.filter((each) => each.id !== answer.id);
    const left = withAnswers(question, isHidden ? others : [...others, { ...answer, ...next }]);
    transaction.set(placePath(place), storedFields(next));
    transaction.set(questionPath(place), storedFields(left));
  } else if (next) transaction.set(placePath(place), storedFields(next));
  const { hiding: _, passage: __, ...rest } = reported;
  const { passage } = isHidden ? ((target ?? {}) as Partial<LessonQuestion>) : {};
  const withheld = { ...(isHidden && kept && { hiding: kept }), ...(passage && { passage }) };
  const ruled: ReportedContribution = { ...rest, reports: to, ...withheld };
  transaction.set(path, storedFields(ruled));
  if (isHidden) transaction.set(`hidings/${id}`, { uid: reported.uid, ...kept });
  else transaction.delete(`hidings/${id}`);
  const { uid, fields } = ruler;
  const event: Omit<AuditEvent, 'id'> = {
    ...{ at: now, actorUid: uid, actorName: String(fields.name || fields.email || '') },
    ...{ action: 'contribution.moderated', subject: path, changes: { reports: { old: reported.reports, new: to } } },
  };
  transaction.set(`auditEvents/${randomBytes(12).toString('hex')}`, { ...event });
  if (!isHidden || target?.status !== 'published') return;
  const link = `${paths.lessonVideo(place.courseId, reported.lessonId)}?panel=questions#question-${place.questionId}`;
  const params = { title: course?.title ?? reported.courseTitle, ...(hiding?.note && { note: hiding.note }) };
  const notice = { uid: reported.uid, id: `question.hidden__${id}__${now.getTime()}`, params, link };
  tellIn(transaction, { ...notice, type: 'question.hidden' }, settings, now);
}

/** Without its words; its place stays for the sake of what is below it. */
function hidden<Kind extends Contribution & Partial<Pick<LessonQuestion, 'passage'>>>(target: Kind): Kind {
  const { passage: _, ...rest } = target;
  return { ...rest, text: '', status: 'hidden' } as Kind;
}

/** With its words again, where they were taken away. */
function shown<Kind extends Contribution>(target: Kind, { text, passage }: ReportedContribution): Kind {
  return target.status === 'hidden' ? { ...target, text, status: 'published', ...(passage && { passage }) } : target;
}
