import type { HomePage } from '@cursiv/shared-domain';

const trimmed = ({ ro, en }: HomePage['title']) => ({ ro: ro.trim(), en: en.trim() });

/** The home page as its fields are saved. */
export const writtenHome = ({ title, lead, parts }: HomePage): HomePage => ({
  title: trimmed(title),
  lead: trimmed(lead),
  parts,
});
