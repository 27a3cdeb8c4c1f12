import { describe, expect, it } from 'vitest';
import { fillTemplate, templateProblems, variablesOf } from '../../../src/domain/messages/templateText';
import { RECIPIENT_EVENTS } from '../../../src/domain/messages/recipientEvents';
import { DEFAULT_WORDS } from '../../../server/outside/messages/defaultWords';

const text = { sms: 'Hi {first_name}', subject: 'Delivery', email: 'Hi', voice: 'Hi' };
const problemsOf = (sms: unknown) => templateProblems('next', { en: { ...text, sms }, es: text });

describe('a template', () => {
  it.each([
    ['is fine with its variables', 'Hi {first_name}, {when}: {link}', undefined],
    ['must say something', '  ', 'validation.required'],
    ['must be there', undefined, 'validation.required'],
    ['has 1,600 characters at most', 'a'.repeat(1601), 'validation.maxLength'],
    ['may have 1,600', 'a'.repeat(1600), undefined],
    ['counts an emoji as one character', '📦'.repeat(1600), undefined],
    ['knows its variables', 'Hi {firstname}', 'recipientMessages.problems.unknownVariable'],
    ['knows them as they are written', 'Hi {First_Name}', 'recipientMessages.problems.unknownVariable'],
    ['has no empty variable', 'Hi {}', 'recipientMessages.problems.unknownVariable'],
    ['closes its braces', 'Hi {first_name', 'recipientMessages.problems.openBrace'],
    ['opens its braces', 'Hi first_name}', 'recipientMessages.problems.openBrace'],
    ['is text', 7, 'validation.text'],
  ])('%s', (_what, sms, message) => expect(problemsOf(sms)['en.sms']?.message).toBe(message));

  it('is whole in every language, and names the field that is not', () => {
    expect(Object.keys(templateProblems('next', { en: text }))).toEqual([
      'es.sms',
      'es.subject',
      'es.email',
      'es.voice',
      'ar.sms',
      'ar.subject',
      'ar.email',
      'ar.voice',
    ]);
  });

  it.each([
    ['a call', 'next', 'voice', '{link}'],
    ['a subject', 'next', 'subject', '{link}'],
    ['what is over', 'delivered', 'sms', '{when}'],
  ] as const)('%s does not say %s', (_what, event, field, variable) => {
    const problems = templateProblems(event, { en: { ...text, [field]: variable }, es: text });
    expect(problems[`en.${field}`]?.message).toBe('recipientMessages.problems.unknownVariable');
    expect(variablesOf(event, field)).not.toContain(variable.slice(1, -1));
  });

  it('has no line break in a subject, where a header could be added', () => {
    const problems = templateProblems('next', { en: { ...text, subject: 'a\r\nBcc: x' }, es: text });
    expect(problems['en.subject']?.message).toBe('validation.text');
  });

  it.each(RECIPIENT_EVENTS)('ours of %s are right', (event) =>
    expect(templateProblems(event, DEFAULT_WORDS[event])).toEqual({}),
  );
});

it('is filled once: a value that looks like a variable stays as it is', () => {
  expect(fillTemplate('Hi {first_name}, {when}', { first_name: '{link}' })).toBe('Hi {link}, …');
});
