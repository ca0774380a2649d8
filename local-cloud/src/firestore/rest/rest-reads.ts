import { toWireDocument } from '../../firestore-model/document.ts';
import { readObject, readString, readStrings } from '../../firestore-model/request-json.ts';
import { formatTimestamp } from '../../firestore-model/timestamp.ts';
import type { JsonObject } from '../../http/parse-json.ts';
import { readMask } from '../commit/write.ts';
import { aggregate, aggregatedFields, readAggregations } from '../query/aggregation.ts';
import { checkAggregated } from '../query/check-query.ts';
import { Query } from '../query/query.ts';
import { type RestCall, unsupported } from './rest-call.ts';

/** Documents by name: `found` or `missing`, each with a read time. */
export function batchGet({ database, caller, body }: RestCall): object[] {
  const { names } = database;
  const mask = readMask(body.mask);
  const { transaction, opened } = readTransaction(database, body);
  const readTime = formatTimestamp(database.store.now());
  const answers = [...new Set(readStrings(body.documents, 'documents'))].map((name) => {
    const document = database.get(caller, names.documentPathOf(name), transaction);
    return document ? { found: toWireDocument(document, names, mask), readTime } : { missing: name, readTime };
  });
  return [...opened, ...answers];
}

/** The documents of a query; an empty result still has one answer, with the read time. */
export function runQuery(call: RestCall): object[] {
  const { database, caller, path, body } = call;
  if (body.explainOptions) throw unsupported('Query explain');
  const query = new Query(parentOf(call, path), body.structuredQuery, database.names);
  const { transaction, opened } = readTransaction(database, body);
  const documents = database.query(caller, query, transaction);
  const readTime = formatTimestamp(database.store.now());
  const answers = documents.map((document) => ({
    document: toWireDocument(document, database.names, query.mask),
    readTime,
  }));
  return [...opened, ...(answers.length > 0 ? answers : [{ readTime }])];
}

/** count(), sum() and avg() over a query. */
export function runAggregationQuery(call: RestCall): object[] {
  const { database, caller, path, body } = call;
  if (body.explainOptions) throw unsupported('Query explain');
  const { structuredQuery, ...asked } = readObject(body.structuredAggregationQuery, 'structuredAggregationQuery');
  const aggregations = readAggregations(asked.aggregations);
  const fields = aggregatedFields(aggregations);
  const query = new Query(parentOf(call, path), structuredQuery, database.names, fields);
  checkAggregated(query.structured, fields);
  const { transaction, opened } = readTransaction(database, body);
  const documents = database.queryToAggregate(caller, query, fields, transaction);
  const aggregateFields = aggregate(documents, aggregations);
  return [...opened, { result: { aggregateFields }, readTime: formatTimestamp(database.store.now()) }];
}

function parentOf({ database }: RestCall, path: string): string {
  return database.names.parentPathOf(database.names.nameOf(path));
}

/** The transaction that a read joins or opens; a new one is sent to the client first. */
function readTransaction(
  { transactions }: RestCall['database'],
  { transaction, newTransaction, readTime }: JsonObject,
): { transaction?: string; opened: object[] } {
  if (readTime) throw unsupported('Reading at an earlier time');
  if (transaction) return { transaction: readString(transaction, 'transaction'), opened: [] };
  if (!newTransaction) return { opened: [] };
  const id = transactions.begin(isReadOnly(newTransaction));
  return { transaction: id, opened: [{ transaction: id }] };
}

/** Whether TransactionOptions ask for a read-only transaction. */
export function isReadOnly(options: unknown): boolean {
  if (options === undefined || options === null) return false;
  const { readOnly } = readObject(options, 'options');
  if (!readOnly) return false;
  if (readObject(readOnly, 'readOnly').readTime) throw unsupported('Reading at an earlier time');
  return true;
}
