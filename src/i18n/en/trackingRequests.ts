import type { MessageRequest, RecipientRequest } from '../../domain/conversations/recipientRequest';
import type { MessageChannel } from '../../domain/messages/channels';
import type { CountWords } from '../countWords';

/** Words of what a recipient can ask for by the page. They come with its forms. */
export const trackingRequestsEn = {
  title: 'About your delivery',
  rateTitle: 'How was your delivery?',
  /** The buttons, which open a form; `confirm` is done at once. */
  offers: {
    confirm: 'I will be home',
    notHome: 'I won’t be home',
    door: 'Gate code or safe place',
    window: 'Choose another time',
    call: 'Ask for a call',
    rate: 'Rate the delivery',
  } satisfies Record<RecipientRequest, string>,
  /** What will happen. */
  leads: {
    confirm: '',
    notHome: 'The pharmacy reads this and decides with you what to do.',
    door: 'The driver sees this for this delivery only.',
    window: 'Your delivery moves to the time that you choose.',
    call: 'Somebody from the pharmacy calls you.',
    rate: '',
  } satisfies Record<RecipientRequest, string>,
  sends: {
    confirm: 'I will be home',
    notHome: 'Tell the pharmacy',
    door: 'Send to the driver',
    window: 'Choose this time',
    call: 'Ask for a call',
    rate: 'Send rating',
  } satisfies Record<RecipientRequest, string>,
  done: {
    confirm: 'Thank you. We know that you will be home.',
    notHome: 'Thank you. The pharmacy knows that you won’t be home.',
    door: 'Thank you. The driver sees it.',
    window: 'Done. Your delivery has a new time.',
    call: 'Thank you. The pharmacy will call you.',
    rate: 'Thank you for your rating.',
  } satisfies Record<RecipientRequest, string>,
  /** What the page says of it later. */
  said: {
    confirmed: 'You said that you will be home.',
    notHome: 'You said that you won’t be home.',
    call: 'You asked for a call.',
    door: 'The driver has your notes for the door.',
    rating: 'You gave %{stars} of 5 stars.',
  },
  words: 'Anything we should know? (optional)',
  gateCode: 'Gate code',
  safePlace: 'Safe place to leave it',
  safePlaceHint: 'For example: behind the gate, with the neighbor at 12',
  windows: 'New time',
  stars: 'Stars',
  star: { one: '%{count} star', other: '%{count} stars' } as CountWords,
  cancel: 'Cancel',
  sending: 'Sending…',
  /** Consent to messages: what STOP by text message does, by the page. */
  messages: {
    title: 'Messages to you',
    stop: 'Stop messages',
    start: 'Get messages again',
    lead: 'You will get no more messages about your deliveries. This page still works, and the pharmacy can still call you.',
    which: 'Which messages?',
    channels: { sms: 'Text messages', email: 'Emails', voice: 'Automatic calls' } as Record<
      MessageChannel,
      string
    >,
    stopped: 'You have stopped:',
    done: {
      stopMessages: 'Done. Messages are stopped.',
      startMessages: 'Done. You will get messages again.',
    } as Record<MessageRequest, string>,
    noChannel: 'Choose which messages to stop.',
  },
  errors: {
    doorEmpty: 'Enter a gate code or a safe place.',
    noWindow: 'Choose a time.',
    noStars: 'Choose how many stars.',
    late: 'This is not possible any more. Please call the pharmacy.',
    refused: 'This could not be sent. Check your entries.',
    busy: 'Too many requests. Wait a minute and try again.',
    unreachable: 'No connection. Your entries are still here: try again.',
  },
};

export type TrackingRequestWords = typeof trackingRequestsEn;
