import { leadState, storedLeadSchema } from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

/** Writes the state into messages from before they had one, so that lists by state find them; returns how many there were. */
export async function fillLeadStates(store: DocumentStore): Promise<number> {
  const stateless = (await store.find({ collection: 'leads' })).filter(({ fields }) => fields.state === undefined);
  for (const { path } of stateless)
    await store.transact(async (transaction) => {
      const lead = parsed(storedLeadSchema, await transaction.get(path));
      if (lead && lead.state === undefined) transaction.update(path, { state: leadState(lead) });
    });
  return stateless.length;
}
