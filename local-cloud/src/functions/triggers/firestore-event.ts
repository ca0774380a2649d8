import { type DocumentChange, type StoredDocument, toWireDocument } from '../../firestore-model/document.ts';
import type { ResourceNames } from '../../firestore-model/names/resource-names.ts';
import { formatTimestamp } from '../../firestore-model/timestamp.ts';

/**
 * The CloudEvent of one change, as Eventarc delivers it to a function:
 * google.events.cloud.firestore.v1.DocumentEventData as JSON, from which firebase-functions makes snapshots and
 * parameters. `time` is the commit's, in microseconds.
 */
export function firestoreEvent(type: string, change: DocumentChange, time: number, names: ResourceNames) {
  const { path, before, after } = change;
  const [, project = ''] = names.database.split('/');
  const at = formatTimestamp(time);
  return {
    specversion: '1.0',
    id: `${time}-${path}`,
    source: `//firestore.googleapis.com/${names.database}`,
    subject: `documents/${path}`,
    type,
    time: at,
    datacontenttype: 'application/json',
    dataschema:
      'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto',
    location: 'us-central1',
    project,
    database: '(default)',
    namespace: '(default)',
    document: path,
    data: { value: dataOf(after, at, names), oldValue: dataOf(before, at, names) },
  };
}

/**
 * A missing document is an object without keys. Its snapshot still needs a read time from here, so that is inherited:
 * firebase-functions finds it and yet sees no document.
 */
function dataOf(document: StoredDocument | undefined, createTime: string, names: ResourceNames): object {
  return document ? toWireDocument(document, names) : (Object.create({ createTime }) as object);
}
