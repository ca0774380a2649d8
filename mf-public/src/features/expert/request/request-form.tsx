import { BOOKING_LIMITS } from '@cursiv/shared-domain';
import { Button, deviceZone, Form, Notice, TextArea } from '@cursiv/shared-ui';
import type { FormEvent } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useKeptFields } from '../../../shared/use-kept-fields.ts';
import { AskedPlace } from '../from-lesson/asked-place.tsx';
import { useAskedPlace, withoutTitles } from '../from-lesson/use-asked-place.ts';
import { useExpertT } from '../messages/messages.ts';
import { OwnPlace } from '../waiting/waiting-list.tsx';
import { Asked } from './asked.tsx';
import type { BookingProposal } from './booking-proposal.ts';
import { useRefusals } from './refusals/refusals.ts';
import * as styles from './request-panel.module.css';
import { useRequest } from './use-request.ts';
import { Conflicts } from './wishes/conflicts.tsx';
import { Wishes } from './wishes/wishes.tsx';
import { useWishWords } from './wishes/words.ts';

/** The topic field and the request button; after the request, its result. */
export function RequestForm({ uid, expert, offering, at, timeZone, own, onTaken }: BookingProposal & { uid: string }) {
  const t = useT();
  const expertT = useExpertT();
  const refusals = useRefusals();
  const wishT = useWishWords();
  const { form, forget } = useKeptFields(uid, `request.${expert.id}`, ['topic']);
  const { place, leave, forget: forgetPlace } = useAskedPlace(uid);
  const sent = () => {
    forget();
    forgetPlace();
  };
  const { state, request } = useRequest({ onTaken, onSent: sent });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    const topic = String(fields.get('topic') ?? '').trim();
    const language = fields.get('language');
    const wish = { expertUid: expert.id, offeringId: offering.id, startAt: at, learnerTimeZone: deviceZone() };
    const wanted = typeof language === 'string' ? { language } : {};
    const asked = { ...wish, ...wanted, topic, ...(place && { context: withoutTitles(place) }) };
    void request(asked, { weeks: Number(fields.get('weeks') ?? 1), shares: fields.has('shares') });
  };
  const asked = own ?? (state.status === 'sent' ? { ...state, id: state.bookingId } : undefined);
  if (asked) return <Asked name={expert.displayName} booking={asked} isNews={state.status !== 'open'} />;
  return (
    <Form ref={form} className={styles.step} onSubmit={submit}>
      {place && <AskedPlace place={place} onLeave={leave} />}
      <div className={styles.topic}>
        <TextArea
          name="topic"
          label={expertT('topic', { name: expert.displayName })}
          hint={expertT('topicHint')}
          maxLength={BOOKING_LIMITS.topic}
          rows={3}
        />
      </div>
      <Wishes languages={expert.languages} name={expert.displayName} />
      {state.status === 'conflicting' && (
        <Conflicts title={wishT('conflicts')} conflicts={state.conflicts} timeZone={timeZone} />
      )}
      {state.status === 'failed' && (
        <Notice tone="danger" role="alert" title={expertT('failed')}>
          {state.refusal ? refusals(state.refusal) : t(`error.${state.code}`)}
        </Notice>
      )}
      {state.status === 'failed' && state.refusal === 'waiting-list' && <OwnPlace expertId={expert.id} />}
      <Button type="submit" pending={state.status === 'sending'}>
        {expertT('ask')}
      </Button>
    </Form>
  );
}
