import { BOOKING_LIMITS } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Button, ButtonLink, Form, Notice, TextArea } from '@cursiv/shared-ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { useT } from '../../messages/messages.ts';
import { useKeptFields } from '../../shared/use-kept-fields.ts';
import * as styles from './request-panel.module.css';
import type { SessionRequest } from './session-request.ts';
import { useRequest } from './use-request.ts';

/** What the talk is about, and the request itself. */
export function RequestForm({ uid, expert, offering, at, onTaken }: SessionRequest & { uid: string }) {
  const t = useT();
  const words = useVocabulary();
  const { form, forget } = useKeptFields(uid, `request.${expert.id}`, ['topic']);
  const { state, request } = useRequest({ onTaken, onSent: forget });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const topic = String(new FormData(event.currentTarget).get('topic') ?? '').trim();
    void request({ learnerUid: uid, expertUid: expert.id, offeringId: offering.id, startAt: at, topic });
  };
  if (state.status === 'sent') return <Asked name={expert.displayName} />;
  return (
    <Form ref={form} className={styles.step} onSubmit={submit}>
      <div className={styles.topic}>
        <TextArea
          name="topic"
          label={t('expert.topic', { name: expert.displayName })}
          hint={t('expert.topicHint')}
          maxLength={BOOKING_LIMITS.topic}
          rows={3}
        />
      </div>
      {state.status === 'failed' && (
        <Notice tone="danger" role="alert" title={t('expert.failed')}>
          {state.code === 'quota-exceeded'
            ? t('expert.tooMany', { name: expert.displayName })
            : words(`error.${state.code}`)}
        </Notice>
      )}
      <Button type="submit" pending={state.status === 'sending'}>
        {t('expert.ask')}
      </Button>
    </Form>
  );
}

function Asked({ name }: { name: string }) {
  const t = useT();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.step}>
      <p ref={title} tabIndex={-1}>
        <strong>{t('expert.asked.title')}</strong> {t('expert.asked.text', { name })}
      </p>
      <ButtonLink to={paths.myBookings()}>{t('expert.asked.action')}</ButtonLink>
    </div>
  );
}
