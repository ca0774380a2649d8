import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { store } from './stored.ts';

const HOUR_MS = 3_600_000;

/** The time so many hours from now. */
export const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

/**
 * Stores a booking bypassing the rules, without taking the expert's time: what a person of the demo asks of its expert, where
 * `fields` say nothing else. Returns its id.
 */
export async function storeBooking(request: APIRequestContext, fields: Record<string, unknown>): Promise<string> {
  const id = `booking-${randomUUID()}`;
  await store(request, `bookings/${id}`, {
    ...{ learnerUid: 'demo-creator', learnerName: 'Teodora Lungu' },
    ...{ expertUid: 'demo-expert', expertName: 'Ana Moldovan' },
    ...{ offeringId: 'cv', offeringTitle: { ro: 'CV', en: 'CV' }, status: 'requested', topic: '', lockIds: [], rev: 1 },
    ...{ startAt: inHours(200), endAt: inHours(201), cancelUntil: inHours(170), answerUntil: inHours(100) },
    ...{ expertTimeZone: 'Europe/Bucharest', learnerTimeZone: 'Europe/Bucharest' },
    ...{ createdAt: inHours(-1), updatedAt: inHours(-1) },
    ...fields,
  });
  return id;
}
