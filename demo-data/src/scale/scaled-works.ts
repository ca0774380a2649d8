import {
  answerUntil,
  bookingSchema,
  expertSchema,
  lockId,
  lockStarts,
  type Offering,
  resourceSchema,
  scheduleSchema,
} from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom, weekdayAt } from '../document/days-from.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { chosen, spread } from './chosen.ts';
import { PEOPLE_PER_COURSE, scaledPerson } from './scaled-people.ts';
import { SUBJECTS, WAYS } from './subjects.ts';

/** Resources for each course. */
export const RESOURCES_PER_COURSE = 2;

const ZONES = ['Europe/Bucharest', 'Europe/London', 'America/New_York', 'Asia/Kathmandu'] as const;
const OFFERING: Offering = {
  ...{ title: { ro: 'O întrebare', en: 'A question' }, description: {}, durationMin: 30 },
  ...{ bufferBeforeMin: 0, bufferAfterMin: 0, gridMin: 30, minNoticeMin: 1440, horizonDays: 28, maxPerDay: 4 },
  ...{ cancelNoticeMin: 1440, location: 'online', active: true },
};
const expertOf = (index: number) => scaledPerson(index * PEOPLE_PER_COURSE + 1);

/** The n-th expert of a large site, with hours in their own zone. */
export function scaledExpert(index: number, now: Date): SeedDocument[] {
  const { uid, name } = expertOf(index);
  const subject = chosen(SUBJECTS, index, 1);
  const timeZone = chosen(ZONES, index, 2);
  const day = 1 + (spread(index, 3) % 5);
  return [
    checkedDocument(expertSchema, `experts/${uid}`, {
      ...{ id: uid, displayName: name, status: 'listed', rev: 1, offerings: { question: OFFERING } },
      ...{ headline: { ro: subject.ro, en: subject.en }, bio: { ro: `${subject.ro}.`, en: `${subject.en}.` } },
      ...{ languages: index % 3 === 0 ? ['en'] : ['ro', 'en'], topics: { ro: [subject.ro], en: [subject.en] } },
      ...{ categoryIds: [subject.categoryId], timeZone, ratingAvg: 0, ratingCount: 0 },
      updatedAt: daysFrom(now, -1 - (spread(index, 4) % 700)),
    }),
    checkedDocument(scheduleSchema, `schedules/${uid}`, {
      ...{ timeZone, weekly: [{ day, from: '16:00', to: '19:00' }], overrides: [], timeOff: [], rev: 1 },
    }),
  ];
}

/** A session that the n-th expert has held. */
export function scaledBooking(index: number, now: Date): SeedDocument {
  const [expert, learner] = [expertOf(index), scaledPerson(index * PEOPLE_PER_COURSE + 2)];
  const startAt = weekdayAt(now, -3 - (spread(index, 4) % 200), 15);
  const createdAt = daysFrom(startAt, -5);
  return checkedDocument(bookingSchema, `bookings/scale-booking-${index}`, {
    ...{ id: `scale-booking-${index}`, learnerUid: learner.uid, learnerName: learner.name },
    ...{ expertUid: expert.uid, expertName: expert.name, offeringId: 'question', offeringTitle: OFFERING.title },
    ...{ startAt, endAt: new Date(+startAt + OFFERING.durationMin * 60_000) },
    ...{ expertTimeZone: chosen(ZONES, index, 2), learnerTimeZone: 'Europe/Bucharest', status: 'completed', topic: '' },
    ...{ cancelUntil: daysFrom(startAt, -1), answerUntil: answerUntil(createdAt, startAt) },
    lockIds: lockStarts(startAt, OFFERING).map((cell) => lockId(expert.uid, cell)),
    ...{ createdAt, updatedAt: startAt, rev: 3 },
  });
}

/** The n-th resource of a large site: an article. */
export function scaledResource(index: number, now: Date): SeedDocument {
  const subject = chosen(SUBJECTS, index, 7);
  const way = chosen(WAYS, index, 8);
  const updatedAt = daysFrom(now, -1 - (spread(index, 9) % 700));
  return checkedDocument(resourceSchema, `resources/scale-resource-${index}`, {
    ...{ id: `scale-resource-${index}`, kind: 'article', status: 'published', access: 'public' },
    ownerUid: scaledPerson(Math.floor(index / RESOURCES_PER_COURSE) * PEOPLE_PER_COURSE).uid,
    title: { ro: `${subject.ro}: fișa ${index + 1}`, en: `${subject.en}: sheet ${index + 1}` },
    summary: { ro: `${subject.ro} ${way.ro}.`, en: `${subject.en} ${way.en}.` },
    body: { ro: `${subject.ro} ${way.ro}.`, en: `${subject.en} ${way.en}.` },
    ...{ categoryId: subject.categoryId, courseIds: [], files: {}, locales: ['ro', 'en'] },
    ...{ rev: 1, createdAt: daysFrom(updatedAt, -5), updatedAt },
  });
}
