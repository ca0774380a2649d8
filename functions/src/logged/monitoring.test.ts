import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { APP_ERROR_CODES } from '@cursiv/shared-domain';

const FOLDER = path.resolve(import.meta.dirname, '../../../ops/monitoring');
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const filesIn = (folder: string) => readdirSync(path.join(FOLDER, folder)).map((name) => `${folder}/${name}`);

interface LogMetric {
  name: string;
  filter: string;
  labelExtractors?: Record<string, string>;
  valueExtractor?: string;
  metricDescriptor: { labels: { key: string }[] };
}

const metrics = filesIn('metrics').map((file) => JSON.parse(read(file)) as LogMetric);
const shown = [...filesIn('alerts'), 'dashboard.json'];

/** All filters that a file names, wherever they stand. */
function filtersIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'filter' && typeof inner === 'string' ? [inner] : filtersIn(inner),
  );
}
const groupsIn = (text: string) => [...text.matchAll(/"metric\.label\.(\w+)"/g)].map(([, name]) => name);
const namedIn = (filter: string, of: RegExp) =>
  [...filter.matchAll(of)].map(([, name = '', value = '']) => [name, value]);

type Line = Record<string, unknown> & { 'logging.googleapis.com/labels': Record<string, unknown> };
let line: Line;
let functions: string[];

beforeAll(async () => {
  const written: string[] = [];
  jest.spyOn(console, 'info').mockImplementation((...said: unknown[]) => void written.push(String(said[0])));
  Object.assign(process.env, { GCLOUD_PROJECT: 'demo-test', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
  const { logRun } = await import('./log-run.ts');
  await logRun({ function: 'page', kind: 'request', request: '0a1b2c3d' }, () => undefined);
  line = JSON.parse(written[0] ?? '') as Line;
  functions = Object.keys(await import('../main.ts'));
});

/** The values of a label that the code writes. */
function valuesOf(label: string): readonly string[] {
  if (label === 'function') return functions;
  if (label === 'kind') return ['call', 'request', 'document', 'schedule'];
  if (label === 'outcome') return ['done', 'refused', 'failed'];
  return label === 'code' ? APP_ERROR_CODES : [];
}

describe('what is watched on the hosted site', () => {
  it.each(metrics)('$name is made of fields that the log has', ({ filter, labelExtractors = {}, ...metric }) => {
    const sources = [filter, metric.valueExtractor ?? '', ...Object.values(labelExtractors)].join(' ');
    const labels = namedIn(sources, /(?<!\.)labels\.(\w+)/g).map(([name]) => name);
    const fields = namedIn(sources, /jsonPayload\.(\w+)/g).map(([name]) => name);
    expect(Object.keys(line['logging.googleapis.com/labels'])).toEqual(expect.arrayContaining(labels));
    expect(Object.keys(line)).toEqual(expect.arrayContaining(fields));
    expect(metric.metricDescriptor.labels.map(({ key }) => key)).toEqual(Object.keys(labelExtractors));
    for (const [label = '', value] of namedIn(filter, /(?<!\.)labels\.(\w+)!?="(\w+)"/g))
      expect(valuesOf(label)).toContain(value);
    expect(sources).toMatch(/labels\./);
  });

  it.each(shown)('%s asks for metrics, labels and values that there are', (file) => {
    const text = read(file);
    const filters = filtersIn(JSON.parse(text));
    expect(filters).not.toEqual([]);
    const ours = filters.filter((filter) => filter.includes('/user/'));
    for (const filter of filters.filter((one) => !ours.includes(one)))
      expect(filter).toContain('metric.type="monitoring.googleapis.com/uptime_check/check_passed"');
    for (const filter of ours) {
      const [, name] = /metric\.type="logging\.googleapis\.com\/user\/(\w+)"/.exec(filter) ?? [];
      const metric = metrics.find((one) => one.name === name);
      expect({ name, metric }).toEqual({ name, metric: expect.anything() });
      const pairs = namedIn(filter, /metric\.labels\.(\w+)!?="([\w-]+)"/g);
      expect(Object.keys(metric?.labelExtractors ?? {})).toEqual(expect.arrayContaining(pairs.map(([label]) => label)));
      for (const [label = '', value] of pairs) expect(valuesOf(label)).toContain(value);
    }
    const known = new Set(metrics.flatMap(({ labelExtractors = {} }) => Object.keys(labelExtractors)));
    for (const group of groupsIn(text)) expect(known).toContain(group);
  });
});
