import type { AuditEvent } from '@cursiv/shared-domain';
import { addMessages } from '@cursiv/shared-i18n';
import { en } from '../../messages/en.ts';
import { ro } from '../../messages/ro.ts';
import { auditSentence } from './audit-sentence.ts';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const event = (action: AuditEvent['action'], changes: AuditEvent['changes']): AuditEvent => ({
  id: 'e1',
  at: new Date('2025-03-01T10:00:00Z'),
  actorUid: 'u1',
  actorName: 'Ana Pop',
  action,
  subject: 'users/u2',
  changes,
});

describe('auditSentence', () => {
  it.each([
    [true, 'a acordat „Expert verificat”: Dan Ionescu', 'made Dan Ionescu a verified expert'],
    [
      false,
      'a retras verificarea ca expert a contului Dan Ionescu',
      'withdrew the verification as an expert of Dan Ionescu',
    ],
  ])('tells of a right switched to %s', (value, inRomanian, inEnglish) => {
    const switched = event('user.flag.changed', { verifiedExpert: { old: !value, new: value } });
    expect(auditSentence(switched, 'Dan Ionescu', 'ro')).toBe(inRomanian);
    expect(auditSentence(switched, 'Dan Ionescu', 'en')).toBe(inEnglish);
  });

  it('tells what was asked on somebody’s behalf', () => {
    const said = (action: AuditEvent['action'], old: unknown, now: unknown) =>
      auditSentence(event(action, { status: { old, new: now } }), 'Dan', 'en');
    expect(said('user.export.asked', null, null)).toBe('asked for a copy of the data of Dan, for them');
    expect(said('user.deletion.changed', null, 'asked')).toBe('asked to have the account of Dan deleted, for them');
    expect(said('user.deletion.changed', 'asked', null)).toBe('withdrew the request to delete the account of Dan');
  });

  it('tells what was ordered of a section', () => {
    const pin = { buildId: 'b1', integrity: 'sha384-x' };
    const canary = { buildId: 'b3', percent: 0 };
    const said = (old: object | null, now: object) =>
      auditSentence(event('composition.changed', { mf_public: { old, new: now } }), '', 'en');
    expect(said(null, { pin })).toBe('pinned the section mf_public to b1');
    expect(said({ pin }, {})).toBe('unpinned the section mf_public');
    expect(said({ pin }, { pin, canary })).toBe('took back the release b3 of the section mf_public');
    expect(said({}, { disabled: { ro: 'Gata', en: 'Over' } })).toBe('switched off the section mf_public');
  });

  it('tells when work on the site began and ended', () => {
    const maintenance = { ro: 'Lucrăm.', en: 'At work.', endsAt: '2026-11-24T12:00:00.000Z', endsItself: true };
    const said = (old: object | null, now: object | null) =>
      auditSentence(event('composition.changed', { maintenance: { old, new: now } }), '', 'en');
    expect(said(null, maintenance)).toBe('began work on the site');
    expect(said(maintenance, null)).toBe('ended the work on the site');
  });

  it('tells who was given a feature, and nothing of a switch that is gone', () => {
    const said = (name: string, now: object) =>
      auditSentence(event('composition.changed', { [name]: { old: { for: 'everybody' }, new: now } }), '', 'en');
    expect(said('switch:push', { for: 'nobody' })).toBe('changed who has “Notifications on devices”: Off');
    expect(said('switch:offline', { for: 'share', percent: 20 })).toMatch('For 20 % of the browsers');
    expect(said('switch:push', { for: 'roles', roles: ['moderator', 'support'] })).toMatch(
      'For: Moderator and Support',
    );
    expect(said('switch:older', { for: 'nobody' })).not.toMatch('undefined');
  });

  it('tells where a resource was moved', () => {
    const moved = event('resource.status.changed', { status: { old: 'draft', new: 'published' } });
    expect(auditSentence(moved, 'Foaie liniată', 'ro')).toBe('a publicat resursa Foaie liniată');
  });

  it.each([
    [{ status: { old: 'published', new: 'hidden' }, reports: { old: 'open', new: 'actioned' } }, 'a ascuns recenzia'],
    [
      { status: { old: 'hidden', new: 'published' }, reports: { old: 'actioned', new: 'open' } },
      'a arătat din nou recenzia',
    ],
    [{ reports: { old: 'open', new: 'dismissed' } }, 'a păstrat recenzia raportată,'],
    [{ reports: { old: 'dismissed', new: 'open' } }, 'a redeschis raportările recenziei'],
  ])('tells of a ruling on a review once: %j', (changes, told) => {
    expect(auditSentence(event('review.moderated', changes), 'Dan', 'ro')).toMatch(
      new RegExp(`^${told} scris[ăe]i? de Dan$`),
    );
  });

  it.each([
    ['lead.answered', { answered: { old: null, new: true } }, 'noted that the message from Dan is answered'],
    ['lead.answered', { answered: { old: true, new: false } }, 'noted that the message from Dan is unanswered'],
    ['lead.deleted', {}, 'deleted a message from the site'],
    ['expert.changed', { status: { old: 'in_review', new: 'listed' } }, 'listed the expert page of Dan'],
    ['expert.changed', { headline: { old: {}, new: { ro: 'Litere' } } }, 'changed the expert page of Dan'],
  ] as const)('tells of %s: %j', (action, changes, told) => {
    expect(auditSentence(event(action, changes), 'Dan', 'en')).toBe(`${told}`);
  });

  it('joins the settings that changed together as the language does', () => {
    const saved = event('site.settings.changed', {
      announcement: { old: {}, new: { ro: 'Salut' } },
      announcementActive: { old: false, new: true },
      featuredCourseIds: { old: [], new: ['a', 'b'] },
    });
    expect(auditSentence(saved, '', 'ro')).toBe(
      'a rescris anunțul de pe site, a pornit anunțul de pe site și a ales 2 cursuri recomandate',
    );
    expect(auditSentence(saved, '', 'en')).toBe(
      'rewrote the site’s announcement, switched the site’s announcement on and chose 2 featured courses',
    );
  });

  it('still says who acted when the change is of a kind it does not know', () => {
    const unknown = event('site.settings.changed', { colour: { old: 1, new: 2 } });
    expect(auditSentence(unknown, '', 'en')).toBe('changed something');
  });
});
