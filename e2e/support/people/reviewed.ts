import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { store } from '../backend/stored.ts';

/** Stores what somebody without an account says of a course, and waits until visitors are served it. */
export async function reviewed(request: APIRequestContext, courseId: string, text: string): Promise<void> {
  const uid = `reader-${randomUUID()}`;
  const now = new Date();
  await store(request, `reviews/course__${courseId}__${uid}`, {
    ...{ targetKind: 'course', targetId: courseId, uid, authorName: 'Dora Cititoare', rating: 5, text, locale: 'ro' },
    ...{ status: 'published', createdAt: now, updatedAt: now },
  });
  const served = async () => (await request.get(`/payload/ro/courses/${courseId}.json?asked=${randomUUID()}`)).text();
  await expect.poll(served).toContain(text);
}
