import { answer } from '../answer';
import { callContract, typed } from '../call';

/** A recipient of a demo with a phone that can be answered from. */
export interface DemoPhone {
  participant_id: number;
  participant_name: string;
  phone_number: string;
}

/** What a recipient of a demo sees on the phone, the oldest first. */
export interface DemoText {
  key: string;
  /** True: they wrote it. */
  is_own: boolean;
  text: string;
  /** UTC wire time. */
  at: string;
}

const PATH = '/demo/phones';

export const demoPhonesCall = callContract({
  method: 'GET',
  path: PATH,
  summary: 'Recipients of the demo’s day whose phones can be answered from',
  answer: answer<{ is_available: boolean; phones: DemoPhone[] }>({
    is_available: 'boolean',
    phones: 'list?',
  }),
});

export const demoTextsCall = callContract({
  method: 'GET',
  path: `${PATH}/:id/texts`,
  summary: 'What is on the phone of a recipient of the demo',
  answer: answer<DemoText[]>([{ key: 'text', text: 'text' }]),
});

export const sendDemoTextCall = callContract({
  method: 'POST',
  path: `${PATH}/:id/texts`,
  summary: 'Writes a text message as a recipient of the demo',
  body: typed<{ text: string }>(),
  answer: answer<{ is_sent: boolean }>({ is_sent: 'boolean' }),
});
