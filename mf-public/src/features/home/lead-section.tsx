import { useOptionalUser } from '@cursiv/shared-auth';
import type { AppErrorCode } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { FormError } from '@cursiv/shared-ui';
import { useEffect, useId, useRef } from 'react';
import { useT } from '../../messages/messages.ts';
import { useKeptFields } from '../../shared/use-kept-fields.ts';
import { LeadForm } from './lead-form.tsx';
import * as styles from './lead-section.module.css';
import { useLead } from './use-lead.ts';

/** The contact form, and the address that administrators have set. The thanks replace the form. */
export function LeadSection({ supportEmail }: { supportEmail: string }) {
  const t = useT();
  const titleId = useId();
  const { form, forget } = useKeptFields(useOptionalUser()?.id, 'lead', ['name', 'email', 'phone', 'message']);
  const { isPending, isDone, failure, send } = useLead(forget);
  return (
    <section id="write" className={styles.section} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{t('lead.title')}</h2>
        <p className={styles.text}>{t('lead.text')}</p>
        {supportEmail !== '' && (
          <p className={styles.text}>
            {t('lead.orMail')} <a href={`mailto:${encodeURIComponent(supportEmail)}`}>{supportEmail}</a>
          </p>
        )}
      </div>
      {isDone ? (
        <Thanks />
      ) : (
        <div className={styles.fields}>
          {failure && <Failure code={failure} />}
          <LeadForm ref={form} isSending={isPending} onSend={(lead, trap) => void send(lead, trap)} />
        </div>
      )}
    </section>
  );
}

function Thanks() {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <h3 tabIndex={-1} ref={heading}>
        {t('lead.thanks.title')}
      </h3>
      <p>{t('lead.thanks.text')}</p>
    </div>
  );
}

function Failure({ code }: { code: AppErrorCode }) {
  const t = useT();
  const words = useVocabulary();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <FormError title={t('lead.failed')} ref={alert}>
      {words(`error.${code}`)}
    </FormError>
  );
}
