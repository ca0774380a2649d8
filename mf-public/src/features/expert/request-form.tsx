import { BOOKING_LIMITS } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, deviceZone, Form, Notice, TextArea } from '@cursiv/shared-ui';
import type { FormEvent } from 'react';
import { useT } from '../../messages/messages.ts';
import { useKeptFields } from '../../shared/use-kept-fields.ts';
import { Asked } from './asked.tsx';
import { useRefusals } from './refusals/refusals.ts';
import * as styles from './request-panel.module.css';
import type { SessionRequest } from './session-request.ts';
import { useRequest } from './use-request.ts';

/** The topic field and the request button; after the request, its result. */
export function RequestForm({ uid, expert, offering, at, own, onTaken }: SessionRequest & { uid: string }) {
  const t = useT();
  const words = useVocabulary();
  const refusals = useRefusals();
  const { form, forget } = useKeptFields(uid, `request.${expert.id}`, ['topic']);
  const { state, request } = useRequest({ onTaken, onSent: forget });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const topic = String(new FormData(event.currentTarget).get('topic') ?? '').trim();
    const wish = { expertUid: expert.id, offeringId: offering.id, startAt: at, learnerTimeZone: deviceZone() };
    void request({ ...wish, topic });
  };
  const asked = own ?? (state.status === 'sent' ? { ...state, id: state.bookingId } : undefined);
  if (asked) return <Asked name={expert.displayName} booking={asked} isNews={state.status !== 'open'} />;
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
          {state.refusal ? refusals(state.refusal) : words(`error.${state.code}`)}
        </Notice>
      )}
      <Button type="submit" pending={state.status === 'sending'}>
        {t('expert.ask')}
      </Button>
    </Form>
  );
}
