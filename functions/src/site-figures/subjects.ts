import {
  type AnsweredKind,
  answerSpan,
  type BookingStatus,
  bookingSchema,
  DEFAULT_LOCALE,
  dayKey,
  enrollmentSchema,
  figureDay,
  type Locale,
  leadState,
  lessonQuestionSchema,
  type Medium,
  mailJobSchema,
  mediumOf,
  STAFF_TOTALS,
  type StaffTotal,
  storedFileSchema,
  storedLeadSchema,
  totalKey,
  userProfileSchema,
} from '@cursiv/shared-domain';
import type { StoredDocument } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** What the figures need to know of a document: no names, no words. */
export interface Facts {
  /** When it came about. */
  at: Date;
  state: string;
  amount?: number | undefined;
}

/** When something was answered or finished for the first time; `locale` is the language of that moment. */
export interface Moment {
  at: Date;
  locale?: Locale | undefined;
}

type Amounts = Record<string, number>;

/** A kind of document that the site's figures count. */
interface Subject {
  /** Undefined while nothing of it is counted. */
  facts(document: StoredDocument): Facts | undefined;
  /** When it was answered or finished, if its present state tells; `before` is the state that it had, where that is known. */
  moment?(document: StoredDocument, before?: StoredDocument): Moment | undefined;
  /** What it adds to the figures. */
  amounts(facts: Facts, moment: Moment | undefined): Amounts;
}

/** A thing that waits for an answer counts on the day on which it was asked. */
function answered(kind: AnsweredKind, { at }: Facts, moment: Moment | undefined): Amounts {
  const day = figureDay(at);
  return {
    [dayKey(day, `asked:${kind}`)]: 1,
    ...(moment && { [dayKey(day, `answered:${kind}:${answerSpan(at, moment.at)}`)]: 1 }),
  };
}

/** What is counted of the present alone belongs to no day. */
const NO_DAY = new Date(0);

/** Documents that count in a total while they are in one state. */
const inState = (wanted: string, total: StaffTotal): Subject => ({
  facts: ({ fields }) => (fields.status === wanted ? { at: NO_DAY, state: wanted } : undefined),
  amounts: () => ({ [STAFF_TOTALS[total]]: 1 }),
});

const users: Subject = {
  facts(document) {
    const profile = parsed(userProfileSchema, document);
    return profile && { at: profile.createdAt ?? NO_DAY, state: 'registered' };
  },
  amounts: ({ at }) => ({
    [STAFF_TOTALS.users]: 1,
    ...(at > NO_DAY && { [dayKey(figureDay(at), 'registered')]: 1 }),
  }),
};

const enrollments: Subject = {
  facts(document) {
    const enrollment = parsed(enrollmentSchema, document);
    return enrollment && { at: enrollment.enrolledAt, state: 'enrolled' };
  },
  moment(document) {
    const enrollment = parsed(enrollmentSchema, document);
    if (enrollment?.status !== 'completed') return undefined;
    return { at: enrollment.updatedAt, locale: enrollment.last?.locale ?? DEFAULT_LOCALE };
  },
  amounts: ({ at }, moment) => ({
    [dayKey(figureDay(at), 'enrolled')]: 1,
    ...(moment && { [dayKey(figureDay(moment.at), `completed:${moment.locale ?? DEFAULT_LOCALE}`)]: 1 }),
  }),
};

const bookings: Subject = {
  facts(document) {
    const booking = parsed(bookingSchema, document);
    return booking && { at: booking.createdAt, state: booking.status };
  },
  /** An answer that no event told of is taken to be the last change of its booking. */
  moment(document, before) {
    const booking = parsed(bookingSchema, document);
    const isAnswer = booking?.status === 'confirmed' || booking?.status === 'declined';
    const wasAsked = before ? before.fields.status === 'requested' : (booking?.rev ?? 0) > 1;
    return booking && isAnswer && wasAsked ? { at: booking.updatedAt } : undefined;
  },
  amounts: (facts, moment) => ({
    ...answered('booking', facts, moment),
    [dayKey(figureDay(facts.at), `booking:${facts.state as BookingStatus}`)]: 1,
  }),
};

const questions: Subject = {
  facts(document) {
    const question = parsed(lessonQuestionSchema, document);
    return question && { at: question.createdAt, state: 'asked' };
  },
  amounts: (facts, moment) => answered('question', facts, moment),
};

const leads: Subject = {
  facts(document) {
    const lead = parsed(storedLeadSchema, document);
    return lead && { at: lead.createdAt, state: leadState(lead) === 'spam' ? 'spam' : 'asked' };
  },
  moment(document) {
    const times = parsed(storedLeadSchema, document)?.replies.map(({ at }) => +at) ?? [];
    return times.length > 0 ? { at: new Date(Math.min(...times)) } : undefined;
  },
  amounts: (facts, moment) => ({
    [STAFF_TOTALS.leads]: 1,
    ...(facts.state !== 'spam' && answered('lead', facts, moment)),
  }),
};

const mails: Subject = {
  facts(document) {
    const mail = parsed(mailJobSchema, document);
    return mail && { at: mail.createdAt, state: mail.status };
  },
  amounts: ({ at, state }) =>
    state === 'sent' || state === 'dead' ? { [dayKey(figureDay(at), `mail:${state}`)]: 1 } : {},
};

const files: Subject = {
  facts(document) {
    const file = parsed(storedFileSchema, document);
    if (!file || file.status === 'expected') return undefined;
    return { at: file.createdAt, state: file.medium ?? mediumOf(file.contentType), amount: file.bytes };
  },
  amounts({ state, amount = 0 }) {
    const medium = state as Medium;
    return { [totalKey(`files:${medium}`)]: 1, [totalKey(`bytes:${medium}`)]: amount };
  },
};

/** The documents that are counted, by their collection. */
export const SUBJECTS = {
  users,
  enrollments,
  bookings,
  questions,
  leads,
  mails,
  files,
  courses: inState('published', 'publishedCourses'),
  courseDrafts: inState('in_review', 'coursesInReview'),
  resources: inState('in_review', 'resourcesInReview'),
  experts: inState('in_review', 'expertsInReview'),
  verificationRequests: inState('submitted', 'verificationsInReview'),
  reports: inState('open', 'openReports'),
};
export type SubjectKind = keyof typeof SUBJECTS;

/** The kind as one of all, so that what it may lack can be asked for. */
export const subjectOf = (kind: SubjectKind): Subject => SUBJECTS[kind];
