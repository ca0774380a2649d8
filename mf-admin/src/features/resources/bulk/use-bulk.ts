import type { Resource } from '@cursiv/shared-domain';
import { useState } from 'react';
import { useMayDecide } from '../../../shared/use-may.ts';
import { type BulkLine, type BulkMove, previewOf } from './bulk-moves.ts';

/** The resources that are chosen, and what is asked about them. It outlives the list, from which what is moved may go. */
export interface Bulk {
  chosen: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
  /** As the resources were when the question was asked: the list goes on changing. */
  asked: { to: BulkMove; lines: BulkLine[] } | undefined;
  ask: (resources: readonly Resource[], to: BulkMove) => void;
  /** Ends the question. After an act nothing is chosen any more. */
  end: (hasActed: boolean) => void;
}

/** Chooses resources, and asks about them together. */
export function useBulk(): Bulk {
  const mayDecide = useMayDecide();
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Bulk['asked']>();
  return {
    chosen,
    choose,
    asked,
    ask: (resources, to) => setAsked({ to, lines: previewOf(resources, to, mayDecide) }),
    end: (hasActed) => {
      setAsked(undefined);
      if (hasActed) choose(new Set());
    },
  };
}
