import { LEAD_LIMITS, LEADS_PATH, type Lead, USER_LIMITS } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useLocation } from '@cursiv/shared-router';
import { Button, CheckboxField, TextArea, TextField } from '@cursiv/shared-ui';
import { type FormEvent, type Ref, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import * as styles from './lead-form.module.css';
import { LEAD_FIELDS, type LeadField, type LeadProblems, leadInput, leadProblems } from './lead-problems.ts';
import { loadSaveLead } from './use-lead.ts';

type LeadFormProps = {
  ref: Ref<HTMLFormElement>;
  isSending: boolean;
  onSend: (lead: Lead, trap: string) => void;
};

/**
 * Name, e-mail address, message and consent. Problems show beside each field at the first attempt to send, then update
 * as they are corrected.
 */
export function LeadForm({ ref, isSending, onSend }: LeadFormProps) {
  const t = useT();
  const locale = useLocale();
  const page = useLocation().pathname.slice(0, LEAD_LIMITS.page);
  const [problems, setProblems] = useState<LeadProblems>();
  const errorOf = (field: LeadField) => {
    const problem = problems?.[field];
    return problem && t(`lead.problem.${problem}`);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = leadProblems(form);
    const first = LEAD_FIELDS.find((field) => found[field]);
    setProblems(found);
    if (first) return leadInput(form, first).focus();
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const phone = text('phone');
    const written = { name: text('name'), email: text('email'), message: text('message') };
    onSend({ ...written, ...(phone && { phone }), locale, page, consent: true }, text('website'));
  };
  return (
    // Before the page's code has loaded, or without it, the browser sends the form itself.
    <form
      ref={ref}
      className={styles.form}
      method="post"
      action={LEADS_PATH}
      noValidate
      onSubmit={submit}
      onFocus={() => void loadSaveLead().catch(() => undefined)}
      onInput={(event) => problems && setProblems(leadProblems(event.currentTarget))}
    >
      <div className={styles.pair}>
        <TextField
          name="name"
          label={t('lead.name')}
          autoComplete="name"
          maxLength={LEAD_LIMITS.name}
          required
          error={errorOf('name')}
        />
        <TextField
          name="email"
          label={t('lead.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={USER_LIMITS.email}
          required
          error={errorOf('email')}
        />
      </div>
      <TextField
        name="phone"
        label={t('lead.phone')}
        hint={t('lead.phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={LEAD_LIMITS.phone}
      />
      <TextArea
        name="message"
        label={t('lead.message')}
        rows={5}
        maxLength={LEAD_LIMITS.message}
        required
        error={errorOf('message')}
      />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={page} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <CheckboxField
        name="consent"
        label={t('lead.consent')}
        hint={t('lead.consentHint')}
        required
        error={errorOf('consent')}
      />
      <div>
        <Button type="submit" pending={isSending}>
          {t('lead.send')}
        </Button>
      </div>
    </form>
  );
}
