import {
  dayKey,
  figureDay,
  hasRight,
  type L10nText,
  LOCALES,
  PAGE_KINDS,
  type SiteFigures,
  siteFiguresPath,
  siteFiguresSchema,
  userProfileSchema,
} from '@cursiv/shared-domain';
import { tell } from '../notifications/tell.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** What a day may cost at most, by what the site counts itself; 0 sets no limit. */
export interface DayBudget {
  reads: number;
  writes: number;
  /** In bytes. */
  egress: number;
}

const MEASURES = ['reads', 'writes', 'egress'] as const satisfies readonly (keyof DayBudget)[];

const WORDS = {
  reads: { ro: 'citiri ale bazei de date', en: 'reads of the database' },
  writes: { ro: 'scrieri ale numărătorii', en: 'writes of counting' },
  egress: { ro: 'octeți trimiși', en: 'bytes sent' },
} as const;

const TAGS = { ro: 'ro-RO', en: 'en-GB' } as const;

/** So many administrators are told. */
const MOST_TOLD = 50;
const HOUR_MS = 3_600_000;

/** What the site counted of a day. */
function spentOn(day: string, counts: SiteFigures['counts']): DayBudget {
  const ofPages = (figure: 'reads' | 'egress') =>
    PAGE_KINDS.reduce((sum, kind) => sum + (counts[dayKey(day, `${figure}:${kind}`)] ?? 0), 0);
  return { reads: ofPages('reads'), writes: counts[dayKey(day, 'writes')] ?? 0, egress: ofPages('egress') };
}

/** What is too much, in both languages, with the day: a mail may be read later. */
function excessOf(measure: keyof DayBudget, day: string, part: number): L10nText {
  const said = LOCALES.map((locale) => {
    const date = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
    const percent = new Intl.NumberFormat(TAGS[locale], { style: 'percent', maximumFractionDigits: 0 }).format(part);
    return [locale, `${WORDS[measure][locale]}, ${percent} (${date})`] as const;
  });
  return Object.fromEntries(said) as L10nText;
}

/**
 * Tells administrators of each budget that today, or the day of an hour ago, has exceeded: once a day for each. Returns what was exceeded, as
 * `2026-11-24 reads`.
 */
export async function checkBudgets(store: DocumentStore, budget: DayBudget, now: Date): Promise<string[]> {
  const days = [...new Set([new Date(now.getTime() - HOUR_MS), now].map(figureDay))];
  const exceeded: string[] = [];
  for (const day of days) {
    const figures = parsed(siteFiguresSchema, await store.get(siteFiguresPath(day.slice(0, 7), 'answers')));
    const spent = spentOn(day, figures?.counts ?? {});
    for (const measure of MEASURES) {
      if (budget[measure] <= 0 || spent[measure] <= budget[measure]) continue;
      exceeded.push(`${day} ${measure}`);
      await tellAdministrators(store, measure, day, excessOf(measure, day, spent[measure] / budget[measure]), now);
    }
  }
  return exceeded;
}

async function tellAdministrators(store: DocumentStore, measure: string, day: string, title: L10nText, now: Date) {
  const administrators = await store.find({ collection: 'users', equals: { isAdmin: true }, limit: MOST_TOLD });
  const type = 'site.budgetExceeded';
  const notice = { id: `${type}__${day}__${measure}`, type, params: { title }, link: '/admin/figures' } as const;
  for (const person of administrators)
    if (parsed(userProfileSchema, person) && hasRight(person.fields, 'isAdmin'))
      await tell(store, { uid: person.id, ...notice }, now);
}
