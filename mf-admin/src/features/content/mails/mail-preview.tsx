import { type MailPreview as Previewed, previewMailText } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { LOCALES, type MailText, type MailType, sameValues } from '@cursiv/shared-domain';
import { Button, FormError } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useContentT } from '../messages/messages.ts';
import { MailPaper } from './mail-paper.tsx';
import * as styles from './mails.module.css';

type MailPreviewProps = {
  type: MailType;
  text: MailText;
  /** Whether the texts can be shown; shows why not otherwise. */
  check: () => boolean;
};

/** The mail as it will look, which the site's own writer of mails makes; for these texts alone. */
export function MailPreview({ type, text, check }: MailPreviewProps) {
  const t = useT();
  const contentT = useContentT();
  const { isPending, failure, run } = useCommand();
  const [made, setMade] = useState<{ of: object; mails: Previewed }>();
  const of = { type, text };
  const preview = async () => {
    if (check()) await run(async () => setMade({ of, mails: await previewMailText(type, text) }));
  };
  const mails = made && sameValues(made.of, of) ? made.mails : undefined;
  return (
    <div>
      <Button variant="secondary" pending={isPending} onClick={() => void preview()}>
        {contentT('mails.preview')}
      </Button>
      {failure && <FormError title={contentT('mails.notPreviewed')}>{t(`error.${failure}`)}</FormError>}
      <div role="status">
        {mails && (
          <div className={styles.mails}>
            {LOCALES.map((locale) => (
              <section key={locale} aria-label={contentT(`mails.previewIn.${locale}`)} className={styles.mail}>
                <h3 lang={locale} className={styles.subject}>
                  {mails[locale].subject}
                </h3>
                <MailPaper locale={locale} html={mails[locale].html} />
              </section>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
