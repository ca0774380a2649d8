import { pick, shownWords } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { PersonCard } from '@cursiv/shared-ui';
import * as styles from './card.module.css';
import { type CardValues, cardWords } from './card-values.ts';
import { useCardT } from './texts/texts.ts';

type CardPreviewProps = { person: { uid: string; name: string; photo: string | undefined }; values: CardValues };

/** A card as readers of the page's language will see it. */
export function CardPreview({ person, values }: CardPreviewProps) {
  const cardT = useCardT();
  const locale = useLocale();
  const words = shownWords({ ...cardWords(values), isShown: values.isShown, rev: 0 });
  const bio = words && pick(words.bio, locale);
  return (
    <section className={styles.preview} aria-label={cardT('preview')}>
      <p className={styles.title}>{cardT('preview')}</p>
      <PersonCard {...person} bio={bio && { text: bio.value, locale: bio.locale }} languages={words?.languages} />
      {!words && <p className={styles.title}>{cardT('hidden')}</p>}
    </section>
  );
}
