import { bookingSchema } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { allParsed } from '../store/parsed.ts';
import { answerIn } from './answer-in.ts';
import { countWork } from './count-work.ts';

/** Corrects the figures of an expert's work. An answer that no event told of is taken to be the last change of its booking. */
export async function recountWork(store: DocumentStore, uid: string): Promise<void> {
  const bookings = allParsed(bookingSchema, await store.find({ collection: 'bookings', equals: { expertUid: uid } }));
  for (const booking of bookings) {
    const isAnswered = booking.rev > 1;
    const answered = isAnswered ? answerIn({ ...booking, status: 'requested' }, booking) : undefined;
    await countWork(store, uid, { bookingId: booking.id, answered });
  }
}
