import {
  contributionReportSchema,
  leadSearchKeysOf,
  type MailJob,
  mailJobSchema,
  reportedContributionSchema,
  reviewReportSchema,
  storedLeadSchema,
  verificationId,
  verificationRequestSchema,
} from '@cursiv/shared-domain';
import { unpublishedCoursePart } from '../courses/course-documents.ts';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom } from '../document/days-from.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { spread } from './chosen.ts';
import { scaledCourse } from './scaled-course.ts';
import { PEOPLE_PER_COURSE, scaledPerson } from './scaled-people.ts';
import { RESOURCES_PER_COURSE, scaledExpert, scaledResource } from './scaled-works.ts';

/** One of so many courses comes with work for administrators. */
const COURSES_PER_WORK = 20;

/** What waits for administrators beside the n-th course of a large site: one thing of each kind, for few of the courses. */
export function scaledWaiting(index: number, now: Date): SeedDocument[] {
  if (index % COURSES_PER_WORK !== 0) return [];
  const at = daysFrom(now, -(spread(index, 10) % 60));
  const { units, ...course } = scaledCourse(index);
  return [
    ...unpublishedCoursePart({ ...course, units, id: `scale-draft-${index}`, status: 'in_review' }, now).documents,
    waiting(`resources/scale-waiting-${index}`, scaledResource(index * RESOURCES_PER_COURSE, now)),
    ...scaledExpert(index, now)
      .slice(0, 1)
      .map((page) => waiting(`experts/scale-waiting-${index}`, page)),
    ...messages(index, at),
    ...reports(index, at),
  ];
}

const waiting = (path: string, { fields }: SeedDocument): SeedDocument => ({
  path,
  fields: { ...fields, id: path.slice(path.indexOf('/') + 1), status: 'in_review' },
});

function messages(index: number, at: Date): SeedDocument[] {
  const { uid, name, email } = scaledPerson(index * PEOPLE_PER_COURSE + 3);
  const mail: MailJob = {
    ...{ id: `scale-mail-${index}`, uid, notification: 'certificate.issued__scale', status: 'dead', tries: 5 },
    ...{ dueAt: at, createdAt: at, problem: '550 5.1.1 No such user' },
  };
  const written = { name, email, message: 'Când începe cursul?' };
  const lead = checkedDocument(storedLeadSchema, `leads/scale-lead-${index}`, {
    ...{ id: `scale-lead-${index}`, ...written, locale: 'ro', page: '/', createdAt: at },
    ...{ state: 'new', answered: false, notes: [], replies: [], suspicious: false },
  });
  const request = verificationId(uid, 'verifiedCreator');
  return [
    checkedDocument(mailJobSchema, `mails/${mail.id}`, mail),
    { path: lead.path, fields: { ...lead.fields, searchKeys: leadSearchKeysOf(written) } },
    checkedDocument(verificationRequestSchema, `verificationRequests/${request}`, {
      ...{ id: request, uid, flag: 'verifiedCreator', name, why: 'Predau de zece ani.', locale: 'ro' },
      ...{ links: [], files: [], status: 'submitted', rev: 1, createdAt: at, updatedAt: at },
    }),
  ];
}

/** A report of a review that its author has deleted since, and one of a question. */
function reports(index: number, at: Date): SeedDocument[] {
  const { uid, name } = scaledPerson(index * PEOPLE_PER_COURSE + 4);
  const reporter = scaledPerson(index * PEOPLE_PER_COURSE + 5).uid;
  const question = `scale-question-${index}`;
  const course = scaledCourse(index);
  const review = `course__${course.id}__scale-gone`;
  return [
    checkedDocument(reviewReportSchema, `reports/${review}__${uid}`, {
      ...{ id: `${review}__${uid}`, reporterUid: uid, targetKind: 'review', targetId: review },
      ...{ reason: 'spam', status: 'open', createdAt: at },
    }),
    checkedDocument(contributionReportSchema, `reports/${question}__${reporter}`, {
      ...{ id: `${question}__${reporter}`, reporterUid: reporter, targetKind: 'question', targetId: question },
      ...{ targetUid: uid, reason: 'spam', of: 1, createdAt: at },
    }),
    checkedDocument(reportedContributionSchema, `reportedContributions/${question}`, {
      ...{ id: question, courseId: course.id, lessonId: 'lesson-1' },
      ...{ questionId: question, courseTitle: course.title, uid, authorName: name },
      ...{ text: 'De ce?', locale: 'ro', reports: 'open', reasons: ['spam'], reportedAt: at },
    }),
  ];
}
