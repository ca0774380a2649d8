import type { ProductText } from '../product-text.ts';

export const text: ProductText = {
  title: 'Terms of use',
  summary: 'What you can expect of Cursiv, and what we expect of you.',
  text: `## Your account

You make an account with an e-mail address of your own and the name by which others shall know you. Your password is yours alone. One account is for one person.

## Courses and resources

You may use them for yourself as long as they are published. Their authors keep all rights: do not copy them or publish them elsewhere without the author's consent. An author may withdraw a course; whoever is enrolled sees on its page what has changed.

## Talking to experts

A booking is an agreement between you and the expert. Either of you can cancel it, within the time that stands beside it. If you cannot come, cancel, so that the time is free for somebody else. Nothing is paid for on this site.

## What you publish

Your texts, files and reviews remain yours. You allow us to show them on the site as long as you leave them here. Publish only what you have the right to publish. Not allowed are:

- lies about others, insults, incitement to hatred;
- other people's data without their consent;
- hidden advertising, and reviews that are paid for or about yourself;
- harmful programs, and attempts to get around the rules of the site.

An administrator can hide or return what breaks these rules; the reason is shown beside what you published.

## Liability

Courses, resources and conversations are for learning. They are not medical, legal or financial advice. We do all we can to keep the site running, but cannot promise that it never stops.

## Ending it

You can stop using the site at any time. You delete your account on the [account page](/en/dashboard/account). We can close an account that breaks these terms.

## Changes and law

When we change the terms, the new version and what has changed stand below. Romanian law applies, together with the rights that the law of your country gives you as a consumer.`,
};
