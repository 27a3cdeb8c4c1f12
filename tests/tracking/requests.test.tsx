/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrackingView } from '../../src/domain/stops/trackingView';
import Requests from '../../src/tracking/requests/Requests';

const SAID = { confirmed: false, notHome: false, call: false, door: false, rating: null };
const VIEW = {
  state: 'scheduled',
  clock: '12',
  requests: ['confirm', 'notHome', 'door', 'window', 'call'],
  windows: [{ delivery_date: '2026-11-23', delivery_start_time: '09:00:00', delivery_end_time: '12:00:00' }],
  said: SAID,
} as unknown as TrackingView;

const fetchMock = vi.fn<typeof fetch>();
const onSent = vi.fn();
let root: HTMLElement;

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const show = (view: Partial<TrackingView> = {}, language: 'en' | 'es' = 'en') =>
  render(<Requests token="secret" view={{ ...VIEW, ...view }} language={language} onSent={onSent} />, root);
const button = (label: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent?.trim() === label);
async function press(label: string) {
  const found = button(label);
  if (!found) throw new Error(`There is no button ${label}`);
  found.click();
  await settle();
}
/** Types into a field, or presses a choice. */
function fillIn(selector: string, value: string | true, index = 0) {
  const field = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)[index];
  if (!field) throw new Error(`There is no ${selector}`);
  if (value === true) field.click();
  else field.value = value;
}
async function submit() {
  root.querySelector('form')?.requestSubmit();
  await settle();
}
const sentBody = (call = 0): unknown => JSON.parse(String(fetchMock.mock.calls[call]?.[1]?.body));
const keyOf = (call: number) => new Headers(fetchMock.mock.calls[call]?.[1]?.headers).get('idempotency-key');

beforeEach(() => {
  fetchMock.mockReset();
  onSent.mockReset();
  fetchMock.mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetchMock);
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

describe('what a recipient can ask for', () => {
  it('"I will be home" is one press, is said, and takes the focus', async () => {
    show();
    await press('I will be home');
    expect(sentBody()).toEqual({ request: 'confirm' });
    expect(String(fetchMock.mock.calls[0]?.[0])).toMatch(/\/tracking\/secret\/requests$/);
    const status = root.querySelector('[role="status"]');
    expect(status?.textContent).toBe('Thank you. We know that you will be home.');
    expect(document.activeElement).toBe(status);
    expect(onSent).toHaveBeenCalledOnce();
  });

  it('"I won’t be home" opens a form with the focus in its field; Esc gives it back to the button', async () => {
    show();
    await press('I won’t be home');
    const words = root.querySelector('textarea');
    expect(document.activeElement).toBe(words);
    words?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await settle();
    expect(document.activeElement).toBe(button('I won’t be home'));
    await press('I won’t be home');
    fillIn('textarea', ' Back at 5 ');
    await submit();
    expect(sentBody()).toEqual({ request: 'notHome', words: 'Back at 5' });
  });

  it('the door needs a gate code or a place', async () => {
    show();
    await press('Gate code or safe place');
    await submit();
    expect(fetchMock).not.toHaveBeenCalled();
    const code = root.querySelector<HTMLInputElement>('[name="gate_code"]');
    expect(root.querySelector('[role="alert"]')?.textContent).toBe('Enter a gate code or a safe place.');
    expect(code?.getAttribute('aria-invalid')).toBe('true');
    fillIn('[name="gate_code"]', '#42');
    await submit();
    expect(sentBody()).toEqual({ request: 'door', gate_code: '#42', safe_place: null });
  });

  it('another time is one of those that are offered', async () => {
    show();
    await press('Choose another time');
    await submit();
    expect(root.querySelector('[role="alert"]')?.textContent).toBe('Choose a time.');
    fillIn('[type="radio"]', true);
    await submit();
    expect(sentBody()).toEqual({ request: 'window', ...VIEW.windows?.[0] });
  });

  it('a delivery is rated with stars', async () => {
    show({ requests: ['rate'] });
    expect(root.querySelector('h2')?.textContent).toBe('How was your delivery?');
    await press('Rate the delivery');
    expect(
      [...root.querySelectorAll('[type="radio"]')].map((each) => each.getAttribute('aria-label')),
    ).toEqual(['1 star', ...[2, 3, 4, 5].map((count) => `${count} stars`)]);
    fillIn('[type="radio"]', true, 3);
    await submit();
    expect(sentBody()).toEqual({ request: 'rate', stars: 4, words: null });
  });

  it('says in Spanish what was said before, and offers the rest', () => {
    show({ said: { ...SAID, confirmed: true, door: true } }, 'es');
    expect(root.textContent).toContain('Usted dijo que estará en casa.');
    expect(root.textContent).toContain('El conductor tiene sus indicaciones para la puerta.');
    expect(button('Estaré en casa')).toBeUndefined();
    expect(button('No estaré en casa')).toBeDefined();
  });

  it('without a connection the entries stay, and the next try is the same request', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    show();
    await press('Ask for a call');
    fillIn('textarea', 'After 3');
    await submit();
    expect(root.querySelector('[role="alert"]')?.textContent).toMatch(/^No connection/);
    expect(root.querySelector('textarea')?.value).toBe('After 3');
    await submit();
    expect(keyOf(1)).toBe(keyOf(0));
    expect(root.querySelector('[role="status"]')?.textContent).toContain('will call you');
  });

  it.each([
    [409, 'This is not possible any more. Please call the pharmacy.'],
    [422, 'This could not be sent. Check your entries.'],
    [429, 'Too many requests. Wait a minute and try again.'],
    [503, 'No connection. Your entries are still here: try again.'],
  ])('an answer of %i is said', async (status, sentence) => {
    fetchMock.mockImplementation(async () => new Response('{}', { status }));
    show();
    await press('I will be home');
    expect(root.querySelector('[role="alert"]')?.textContent).toBe(sentence);
  });

  it('is not there where there is nothing to ask', () => {
    show({ requests: [] });
    expect(root.innerHTML).toBe('');
  });
});

describe('messages to the recipient', () => {
  const messages = (on: string[], off: string[] = []) =>
    show({ requests: [], messages: { on, off } as TrackingView['messages'] });

  it('are stopped by the chosen channels, which are all of them at first', async () => {
    messages(['sms', 'email']);
    await press('Stop messages');
    expect(root.querySelectorAll('input:checked')).toHaveLength(2);
    fillIn('input', true, 1);
    await submit();
    expect(sentBody()).toEqual({ request: 'stopMessages', channels: ['sms'] });
    expect(onSent).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('Done. Messages are stopped.');
  });

  it('of one channel need no choice; of several, one is needed', async () => {
    messages(['sms', 'email']);
    await press('Stop messages');
    fillIn('input', true, 0);
    fillIn('input', true, 1);
    await submit();
    expect(root.querySelector('[role=alert]')?.textContent).toBe('Choose which messages to stop.');
    messages(['email']);
    await submit();
    expect(sentBody()).toEqual({ request: 'stopMessages', channels: ['email'] });
  });

  it('come again with one press, and a failure says so', async () => {
    messages([], ['sms', 'email']);
    expect(root.textContent).toContain('You have stopped: Text messages, Emails');
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 429 }));
    await press('Get messages again');
    expect(root.querySelector('[role=alert]')?.textContent).toContain('Too many requests');
    await press('Get messages again');
    expect(sentBody(1)).toEqual({ request: 'startMessages' });
    expect(keyOf(1)).not.toBe(keyOf(0));
    expect(root.textContent).toContain('Done. You will get messages again.');
  });
});
