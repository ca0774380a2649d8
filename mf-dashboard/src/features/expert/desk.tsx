import type { Expert } from '@cursiv/shared-domain';
import { useSearchParams } from '@cursiv/shared-router';
import { Stack, Tabs } from '@cursiv/shared-ui';
import { Hours } from './hours/hours.tsx';
import { OfferingList } from './offerings/offering-list.tsx';
import type { OwnPageProps } from './own-page.ts';
import { Standing } from './standing.tsx';
import { useExpertT } from './texts/texts.ts';
import { WordsForm } from './words/words-form.tsx';
import { Work } from './work/work.tsx';

const PARTS = ['work', 'words', 'offerings', 'hours'] as const;

/** Who was never listed has no work yet. */
const hasWork = ({ status }: Expert) => status !== 'draft' && status !== 'in_review';

/** What waits for an expert, and the three parts of their page, under the state that it is in. */
export function Desk({ uid, isVerifiedExpert, expert }: OwnPageProps & { expert: Expert }) {
  const expertT = useExpertT();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('part');
  const parts = PARTS.filter((part) => part !== 'work' || hasWork(expert));
  const contents = {
    work: <Work expert={expert} />,
    words: <WordsForm uid={uid} expert={expert} isVerifiedExpert={isVerifiedExpert} />,
    offerings: <OfferingList expert={expert} isVerifiedExpert={isVerifiedExpert} />,
    hours: <Hours expert={expert} />,
  };
  return (
    <Stack gap={4}>
      <Standing expert={expert} isVerifiedExpert={isVerifiedExpert} />
      <Tabs
        label={expertT('parts')}
        selected={parts.find((part) => part === asked) ?? parts[0] ?? 'words'}
        onSelect={(part) => setSearch({ part }, { replace: true, preventScrollReset: true })}
        items={parts.map((id) => ({ id, label: expertT(`part.${id}`), content: contents[id] }))}
      />
    </Stack>
  );
}
