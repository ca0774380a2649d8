import { useChoice } from '@cursiv/shared-ui';

const VIEWERS = ['visitor', 'learner'] as const;

/** As whom a draft is looked at. */
export type Viewer = (typeof VIEWERS)[number];

/** How a draft is looked at, kept in the address. */
export interface Preview {
  /** Undefined outside a preview. */
  viewer: Viewer | undefined;
  isPhone: boolean;
  /** Keeps the choice in links between the pages of the preview. */
  search: string;
  choose(name: 'preview' | 'width', value: string): void;
}

/** The preview that the address asks for. */
export function usePreview(): Preview {
  const [viewer, chooseViewer] = useChoice('preview', VIEWERS);
  const [width, chooseWidth] = useChoice('width', ['phone'] as const);
  return {
    viewer,
    isPhone: width === 'phone',
    search: `?${new URLSearchParams({ preview: viewer ?? 'visitor', ...(width && { width }) })}`,
    choose: (name, value) => (name === 'preview' ? chooseViewer(value) : chooseWidth(value)),
  };
}
