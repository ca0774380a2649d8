import { Plus, Trash2 } from 'lucide-react';
import { Button, type ButtonVariant } from '../actions/button.tsx';
import { ButtonLink } from '../actions/button-link.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Cluster } from '../layout/cluster.tsx';
import { Specimen } from './themes.tsx';
import { useWords } from './words.ts';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

/** Buttons and links that look like them. Hover and focus are real: point, or press Tab. */
export function ActionExamples() {
  const words = useWords();
  return (
    <>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`Button ${variant}`}>
          <Cluster>
            <Button variant={variant}>{words.save}</Button>
            <Button variant={variant} icon={<Plus size={18} aria-hidden />}>
              {words.save}
            </Button>
            <Button variant={variant} size="small">
              {words.save}
            </Button>
            <Button variant={variant} disabled>
              {words.save}
            </Button>
            <Button variant={variant} pending>
              {words.save}
            </Button>
            <Button variant={variant}>{words.long}</Button>
          </Cluster>
        </Specimen>
      ))}
      <Specimen name="ButtonLink, IconButton">
        <Cluster>
          <ButtonLink to="/courses">{words.firstStep}</ButtonLink>
          <ButtonLink to="/courses" variant="secondary" size="small">
            {words.firstStep}
          </ButtonLink>
          <IconButton label={words.remove} icon={<Trash2 aria-hidden />} />
          <IconButton label={words.remove} icon={<Trash2 aria-hidden />} variant="secondary" />
          <IconButton label={words.remove} icon={<Trash2 aria-hidden />} disabled />
        </Cluster>
      </Specimen>
    </>
  );
}
