import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { centre } from '../../src/calls/callCentre';
import PhoneWidget from '../../src/calls/PhoneWidget';
import type { CallView } from '../../src/contract/calls/calls';
import { openMessages } from '../../src/providers/messageSets';
import { renderPage } from '../support/renderPage';
import { stubFetch, type Call, type StubAnswer } from '../support/stubFetch';

const NO_CALL = {
  service: null,
  session: null,
  ringing: [],
  elsewhere: null,
  problem: null,
  isOpen: false,
  isBusy: false,
};

const call = (part: Partial<CallView> = {}): CallView => ({
  id: 5,
  version: 1,
  state: 'ringing',
  outcome: null,
  direction: 'out',
  party: {
    kind: 'participant',
    name: 'ANA RUIZ',
    participant_id: 7,
    employee_id: null,
    delivery_event_id: 81,
    delivery_date: '2026-11-20',
  },
  phone_number: '6195550142',
  created_at: '2026-11-20 18:00:00',
  answered_at: null,
  note: null,
  leg: null,
  peer: null,
  opens: false,
  transferTo: null,
  actions: ['end'],
  ...part,
});

let current: CallView[];
let answers: (asked: Call) => StubAnswer;

beforeEach(async () => {
  vi.stubGlobal(
    'Audio',
    class {
      autoplay = false;
      muted = false;
      srcObject = null;
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.resolve({ getTracks: () => [], getAudioTracks: () => [] }) },
  });
  current = [];
  answers = () => ({ json: null });
  centre.set(NO_CALL);
  await openMessages('calls');
});
afterEach(() => {
  centre.get().session?.close();
  vi.unstubAllGlobals();
});

const service = { provider: 'embedded', reaches_outside: true, is_demo: true };

async function open(language: 'en' | 'es' = 'en') {
  const asked = stubFetch((one) => {
    if (one.url === '/calls/current') return { json: { ...service, calls: current } };
    if (one.url === '/calls/colleagues')
      return {
        json: [
          { id: 3, full_name: 'BEN D.', is_busy: false },
          { id: 4, full_name: 'CLEO D.', is_busy: true },
        ],
      };
    return answers(one);
  });
  const router = await renderPage(
    <>
      <PhoneWidget />
      <p data-stop="81">
        <a href="tel:+16195550142">(619) 555-0142</a>
      </p>
    </>,
    { language },
  );
  const name = language === 'en' ? 'Phone' : 'Teléfono';
  await screen.findByRole('button', { name: current.length > 0 ? /Call from|Llama/ : name });
  const to = (method: string, url: string) => asked.filter((one) => one.method === method && one.url === url);
  return { router, to, name };
}

it('calls a colleague who is free, and says the state', async () => {
  const user = userEvent.setup();
  answers = ({ body }) => ({
    json: call({ leg: { id: (body as { leg: string }).leg, role: 'caller', isRinging: false } }),
  });
  const { to, name } = await open();
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('button', { name: 'CLEO D., in a call' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Call BEN D.' }));
  expect(await screen.findByText('Ringing…')).toBeInTheDocument();
  expect(to('POST', '/calls')[0]?.body).toMatchObject({ colleague_id: 3, leg: expect.any(String) });
  expect(screen.getByRole('status')).toHaveTextContent('Calling ANA RUIZ');
});

it('checks a number before anybody is called', async () => {
  const user = userEvent.setup();
  const { to, name } = await open();
  await user.click(screen.getByRole('button', { name }));
  await user.type(screen.getByLabelText('Phone number'), '61955');
  await user.click(screen.getByRole('button', { name: 'Call' }));
  expect(screen.getByLabelText('Phone number')).toHaveAttribute('aria-invalid', 'true');
  expect(to('POST', '/calls')).toEqual([]);
});

it('takes over every link to a number, with the stop that it stands at', async () => {
  answers = ({ body }) => ({
    json: call({ leg: { id: (body as { leg: string }).leg, role: 'caller', isRinging: false } }),
  });
  const { to } = await open();
  const link = screen.getByRole('link', { name: '(619) 555-0142' });
  // The computer's own phone stays possible.
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(to('POST', '/calls')).toEqual([]);
  expect(fireEvent.click(link)).toBe(false);
  await waitFor(() => expect(to('POST', '/calls')).toHaveLength(1));
  expect(to('POST', '/calls')[0]?.body).toMatchObject({ phone_number: '6195550142', delivery_event_id: 81 });
});

it.each([
  ['en', 'Answer', 'Open stop', 'Incoming call from ANA RUIZ'],
  ['es', 'Contestar', 'Abrir la parada', 'Llamada entrante de ANA RUIZ'],
] as const)(
  'a call that comes in says who it is and opens the stop (%s)',
  async (language, verb, link, said) => {
    const user = userEvent.setup();
    current = [call({ direction: 'in', actions: ['answer', 'decline'] })];
    answers = ({ body }) => ({
      json: call({
        version: 2,
        direction: 'in',
        state: 'inCall',
        answered_at: '2026-11-20 18:00:05',
        leg: { id: (body as { leg: string }).leg, role: 'callee', isRinging: false },
        actions: ['end', 'hold', 'transfer'],
      }),
    });
    const { router, to } = await open(language);
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      '/dispatch?date=2026-11-20&stop=81',
    );
    await user.click(screen.getByRole('button', { name: verb }));
    await waitFor(() => expect(to('POST', '/calls/5/answer')).toHaveLength(1));
    await waitFor(() => expect(router.state.location.search).toBe('?date=2026-11-20&stop=81'));
  },
);

it('a refused microphone is said in words, and nobody’s phone rings', async () => {
  const user = userEvent.setup();
  const refusal = new DOMException('no', 'NotAllowedError');
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.reject(refusal) },
  });
  const { to, name } = await open();
  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Call BEN D.' }));
  expect(await screen.findByText(/does not allow the microphone/)).toBeInTheDocument();
  expect(to('POST', '/calls')).toEqual([]);
});

it('a refusal of the server is said in words', async () => {
  const user = userEvent.setup();
  answers = () => ({
    status: 409,
    json: { status_code: 'state001', message: 'x', errors: {}, args: { reason: 'colleagueAway' } },
  });
  const { name } = await open();
  await user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Call BEN D.' }));
  expect(await screen.findByText('This colleague is not signed in.')).toBeInTheDocument();
});

it('Escape closes the card and gives the focus back', async () => {
  const user = userEvent.setup();
  const { name } = await open();
  await user.click(screen.getByRole('button', { name }));
  const card = screen.getByRole('region', { name: 'Phone' });
  act(() => within(card).getByLabelText('Phone number').focus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Phone' })).toBeNull();
  expect(screen.getByRole('button', { name })).toHaveFocus();
});
