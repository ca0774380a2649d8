import { useState } from 'react';

/** The things of a list that are chosen, and what is asked about them. It outlives the list, from which what is moved may go. */
export interface Bulk<Asked> {
  chosen: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
  /** As the things were when the question was asked: the list goes on changing. */
  asked: Asked | undefined;
  ask: (question: Asked) => void;
  /** Ends the question. After an act nothing is chosen any more. */
  end: (hasActed: boolean) => void;
}

/** Chooses things of a list, and asks about them together. */
export function useBulk<Asked>(): Bulk<Asked> {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [asked, ask] = useState<Asked>();
  return {
    chosen,
    choose,
    asked,
    ask,
    end: (hasActed) => {
      ask(undefined);
      if (hasActed) choose(new Set());
    },
  };
}
