import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { instructorMoveSchema, namingSchema } from './instructors/instructor-requests.ts';
import { moveInstructor as move } from './instructors/move-instructor.ts';
import { nameInstructor as name } from './instructors/name-instructor.ts';
import { publishCourse as publish } from './publish-course.ts';
import { publishSchema } from './request/publish-request.ts';

/** Publishes an author's draft. Every publication writes the whole course again, so its allowance is small. */
export const publishCourse = callable(
  publishSchema,
  limited('publishCourse', { most: 30, spanMs: 3_600_000 }, (request, caller) =>
    publish(firestoreStore(), request, caller),
  ),
);

/** An author names an instructor by their address. The allowance keeps scripts from learning who is one by trial. */
export const nameInstructor = callable(
  namingSchema,
  limited('nameInstructor', { most: 20, spanMs: 3_600_000 }, (naming, caller) =>
    name(firestoreStore(), naming, caller, new Date()),
  ),
);

/** Agrees to teach, declines, leaves or is removed. */
export const moveInstructor = callable(
  instructorMoveSchema,
  limited('moveInstructor', { most: 60, spanMs: 3_600_000 }, (wanted, caller) =>
    move(firestoreStore(), wanted, caller, new Date()),
  ),
);
