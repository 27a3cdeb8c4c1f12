import { answer } from '../answer';
import { callContract, typed } from '../call';
import type { CallView } from './calls';

const tags = ['demo'];

/** A person of the demo whose phone the page of the demo phone can be. */
export interface DemoLine {
  name: string;
  kind: 'participant' | 'driver';
  phone_number: string;
}

export const demoLinesCall = callContract({
  method: 'GET',
  path: '/demo/phone/lines',
  tags,
  summary: 'People of today whose phone the demo phone can be',
  answer: answer<DemoLine[]>([{ name: 'text', phone_number: 'text' }]),
});

export const demoPhoneCall = callContract({
  method: 'GET',
  path: '/demo/phone/calls',
  tags,
  summary: 'Calls that ring at the demo phone, or that it is in',
  answer: answer<CallView[]>([{ id: 'number', state: 'text' }]),
});

export const demoPhoneCallsCall = callContract({
  method: 'POST',
  path: '/demo/phone/calls',
  tags,
  summary: 'Call the office from the demo phone',
  body: typed<{ leg: string; phone_number: string }>(),
  answer: answer<CallView>({ id: 'number', state: 'text' }),
});

export const answerDemoPhoneCall = callContract({
  method: 'POST',
  path: '/demo/phone/calls/:id/answer',
  tags,
  summary: 'Answer at the demo phone',
  body: typed<{ leg: string }>(),
  answer: answer<CallView>({ id: 'number', state: 'text' }),
});

export const endDemoPhoneCall = callContract({
  method: 'POST',
  path: '/demo/phone/calls/:id/end',
  tags,
  summary: 'Hang up, or decline, at the demo phone',
  answer: answer<CallView>({ id: 'number', state: 'text' }),
});
