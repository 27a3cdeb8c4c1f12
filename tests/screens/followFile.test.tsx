import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAsyncRequest, forgetAsyncRequest } from '../../src/providers/asyncRequests';
import type { FromHub } from '../../src/providers/live/liveMessages';
import { clearMessages, messages } from '../../src/providers/messageLog';
import { useFollowedFile } from '../../src/ui/files/useFollowedFile';
import { answer, renderOnBoard } from '../support/renderOnBoard';

const UUID = '00000000-0000-4000-8000-000000000001';
let receive: (message: FromHub) => void = () => undefined;
vi.mock('../../src/providers/live/liveTransport', () => ({
  openTransport: (onMessage: typeof receive) => {
    receive = onMessage;
    return { send: () => undefined };
  },
}));

const RUNNING = { state: 'running', progress: 40 };
const DONE = { state: 'done', kind: 'runsCsv', file_name: 'runs.csv', result: { url: '/files/1' } };
const FAILED = { state: 'failed', kind: 'runsCsv', error: null };

let answers: Response[] = [];
/** The last answer is repeated. */
const next = () => Promise.resolve(answers.length > 1 ? answers.shift() : answers[0]?.clone());

beforeEach(() => {
  localStorage.clear();
  clearMessages();
  vi.stubGlobal('fetch', vi.fn(next));
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => messages.get().filter(({ isOpen }) => isOpen);
const settle = () => act(() => new Promise((done) => setTimeout(done)));
const news = async () => {
  receive({ type: 'event', event: { topic: 'notifications', event: 'changed', body: {} } });
  await settle();
};

async function follow(language: 'en' | 'es' = 'en') {
  renderOnBoard(<Start />, language);
  fireEvent.click(screen.getByRole('button'));
  await settle();
}

function Start() {
  const start = useFollowedFile();
  return <button type="button" onClick={() => start(UUID)} />;
}

describe('the message of a file', () => {
  it.each([
    ['en', 'Preparing your file…', 'runs.csv is ready.', 'Download'],
    ['es', 'Preparando su archivo…', 'runs.csv ya está listo.', 'Descargar'],
  ] as const)('turns from preparing to ready in its place: %s', async (language, before, after, button) => {
    answers = [answer(200, RUNNING), answer(200, DONE)];
    await follow(language);
    expect(shown()).toMatchObject([{ text: before, kind: 'info', duration: null }]);
    await news();
    expect(messages.get()).toMatchObject([
      { text: after, kind: 'success', duration: null, action: { label: button } },
    ]);
  });

  it.each([
    ['why there is none', answer(200, FAILED), 'Done runs (CSV) was not created: it could not be created'],
    ['that it is gone', answer(404, { message: 'Not found' }), `Error: File not found. ${UUID}`],
  ])('says %s', async (_, refusal, text) => {
    answers = [refusal];
    await follow();
    expect(messages.get()).toMatchObject([{ text, kind: 'error' }]);
  });

  it('asks again after news and after a lost connection, and says nothing wrong meanwhile', async () => {
    answers = [answer(503, { message: 'Away' }), answer(200, RUNNING), answer(200, DONE)];
    await follow();
    expect(shown()).toMatchObject([{ text: 'Preparing your file…' }]);
    await news();
    await news();
    expect(shown()).toMatchObject([{ text: 'runs.csv is ready.' }]);
  });

  it('goes with the file that is removed from the list', async () => {
    answers = [answer(200, RUNNING)];
    await follow();
    keepAsyncRequest('00000000-0000-4000-8000-000000000002');
    expect(shown()).toHaveLength(1);
    forgetAsyncRequest(UUID);
    expect(shown()).toEqual([]);
  });
});
