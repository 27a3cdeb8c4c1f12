import type { MessageChannel } from '../../domain/messages/channels';
import type { ConsentSource, ConsentState, HowAsked } from '../../domain/messages/consent';

/** What participants have said about messages. */
export const consent = {
  title: 'Consent to messages',
  purpose: 'What this person has agreed to or refused, by phone and email.',
  failed: 'Consent could not be loaded',
  none: 'No phone or email is on file.',
  channels: { sms: 'Text messages', email: 'Emails', voice: 'Automatic calls' } satisfies Record<
    MessageChannel,
    string
  >,
  states: { given: 'Agreed', stopped: 'Refused' } satisfies Record<ConsentState, string>,
  nothing: 'Not asked',
  nothingNote: 'Messages about their own delivery are allowed.',
  sources: {
    text: 'by text message',
    page: 'on the tracking page',
    office: 'told the office',
    import: 'in an order file',
    provider: 'reported by the phone service',
  } satisfies Record<ConsentSource, string>,
  how: { phone: 'By phone', inPerson: 'In person', paper: 'On paper', email: 'By email' } satisfies Record<
    HowAsked,
    string
  >,
  everything: 'Texts and calls',
  recordedBy: 'recorded by %{name}',
  history: 'History (%{smart_count})',
  record: 'Record consent',
  recordOf: 'Record consent for %{contact}',
  dialog: {
    title: 'Record consent',
    sentence: 'What this person has told you about messages to %{contact}.',
    channel: 'About',
    state: 'Answer',
    given: 'Agrees',
    stopped: 'Refuses',
    how: 'How you know',
    note: 'What they said, or where the paper is kept',
    verb: 'Record',
    keep: 'Cancel',
    done: 'Consent recorded',
    stoppedEffect: 'Messages not sent yet are stopped.',
    ownStop:
      'This person sent STOP themselves. You can only record that they have agreed again since then; write down what they said. They can also text START.',
    isNew: 'The person has agreed again after their STOP',
    carrier: 'The phone service may still block this number until the person texts START.',
  },
  law: {
    title: 'What the law expects (TCPA)',
    given: 'People who gave us a number for their delivery may get messages about that delivery.',
    refusal:
      'A refusal counts however it is said: by STOP, by phone or on paper. The law allows ten business days; here it counts immediately.',
    stop: 'After STOP nothing is sent until the person texts START or agrees again. Keep the proof: how and what they said.',
    carrier: 'After STOP the phone service can block the number too. Only START from that phone lifts it.',
  },
};
