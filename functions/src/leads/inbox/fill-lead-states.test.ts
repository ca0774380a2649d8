import { memoryStore } from '../../store/memory-store.ts';
import { fillLeadStates } from './fill-lead-states.ts';

const lead = (more: object) => ({
  ...{ name: 'Ana', email: 'ana@exemplu.ro', message: 'Bună!', locale: 'ro', page: '/' },
  ...{ createdAt: new Date('2026-11-01T10:00:00Z'), ...more },
});

it('gives a state to messages that have none, the one that pages show of them, and leaves the others alone', async () => {
  const documents = new Map<string, Record<string, unknown>>([
    ['leads/young', lead({})],
    ['leads/answered', lead({ answered: true })],
    ['leads/spam', lead({ state: 'spam' })],
  ]);
  const store = memoryStore(documents);
  expect(await fillLeadStates(store)).toBe(2);
  expect([...documents.values()].map(({ state }) => state)).toEqual(['new', 'answered', 'spam']);
  expect(await fillLeadStates(store)).toBe(0);
});
