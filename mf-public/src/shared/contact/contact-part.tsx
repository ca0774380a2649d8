import { useOptionalUser } from '@cursiv/shared-auth';
import type { AppErrorCode } from '@cursiv/shared-domain';
import { FormError } from '@cursiv/shared-ui';
import { useEffect, useId, useRef } from 'react';
import { useT } from '../../messages/messages.ts';
import { useKeptFields } from '../use-kept-fields.ts';
import * as styles from './contact-part.module.css';
import { LeadForm } from './lead-form.tsx';
import { useLead } from './use-lead.ts';

type ContactPartProps = {
  title: string;
  text: string;
  /** Empty when administrators have set none. */
  supportEmail: string;
};

/** The contact form, and the address that administrators have set. The thanks replace the form. */
export function ContactPart({ title, text, supportEmail }: ContactPartProps) {
  const t = useT();
  const titleId = useId();
  const { form, forget } = useKeptFields(useOptionalUser()?.id, 'lead', ['name', 'email', 'phone', 'message']);
  const { isPending, isDone, failure, send } = useLead(forget);
  return (
    <section id="write" className={styles.section} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        <p className={styles.text}>{text}</p>
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
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <FormError title={t('lead.failed')} ref={alert}>
      {t(`error.${code}`)}
    </FormError>
  );
}
