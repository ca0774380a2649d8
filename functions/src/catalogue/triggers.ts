import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { firestoreStore } from '../payload/firestore-source.ts';
import { coalesced } from './coalesced.ts';
import { keepEntry } from './keep-entry.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
const region = 'us-central1';
const keepCourse = coalesced((id) => keepEntry(store, 'courses', id));
const keepResource = coalesced((id) => keepEntry(store, 'resources', id));
const keepExpert = coalesced((id) => keepEntry(store, 'experts', id));

/** Keep the catalogue as the documents are: what is published appears, what no longer is disappears. */
export const listCourse = onDocumentWritten({ document: 'courses/{id}', region }, ({ params }) =>
  keepCourse(params.id),
);
export const listLesson = onDocumentWritten({ document: 'courses/{id}/lessons/{lessonId}', region }, ({ params }) =>
  keepCourse(params.id),
);
export const listResource = onDocumentWritten({ document: 'resources/{id}', region }, ({ params }) =>
  keepResource(params.id),
);
export const listExpert = onDocumentWritten({ document: 'experts/{id}', region }, ({ params }) =>
  keepExpert(params.id),
);
