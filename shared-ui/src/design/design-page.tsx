import { DocumentTitle } from '../layout/page/document-title.tsx';
import { Page } from '../layout/page/page.tsx';
import { PagePart } from '../layout/page/page-part.tsx';
import { ActionExamples } from './action-examples.tsx';
import { DataExamples } from './data-examples.tsx';
import { FormExamples } from './form-examples.tsx';
import { FoundationExamples } from './foundation-examples.tsx';
import { OverlayExamples } from './overlay-examples.tsx';
import { StateExamples } from './state-examples.tsx';
import { Themes } from './themes.tsx';
import { useWords } from './words.ts';

/** Every component in every state and both themes, for designers and developers. Development builds only. */
export function DesignPage() {
  const words = useWords();
  const parts = [
    ['foundations', FoundationExamples],
    ['actions', ActionExamples],
    ['forms', FormExamples],
    ['data', DataExamples],
    ['overlays', OverlayExamples],
    ['states', StateExamples],
  ] as const;
  return (
    <Page title={words.title} intro={words.lead} width="wide">
      <DocumentTitle>{words.title}</DocumentTitle>
      {parts.map(([name, Examples]) => (
        <PagePart key={name} title={words[name]} id={name}>
          <Themes>
            <Examples />
          </Themes>
        </PagePart>
      ))}
    </Page>
  );
}
