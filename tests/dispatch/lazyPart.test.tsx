import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isChunkError } from '../../src/providers/chunkError';
import { lazyPage, lazyPart } from '../../src/providers/lazyPart';
import { clearMessages, messages } from '../../src/providers/messageLog';

afterEach(() => {
  clearMessages();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('A dialog whose code does not come', () => {
  it('§8 leaves the page as it is, says so once, and opens when the server is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const load = vi
      .fn<() => Promise<{ default: () => string }>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
      .mockResolvedValue({ default: () => 'the dialog' });
    const Dialog = lazyPart(load);
    render(
      <>
        <input aria-label="typed" defaultValue="kept" />
        <Suspense fallback={null}>
          <Dialog />
        </Suspense>
      </>,
    );
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(messages.get().map(({ key }) => key)).toEqual(['errors.partWaits']);
    expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('kept');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('the dialog')).toBeTruthy();
    expect(messages.get()).toHaveLength(1);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('§8 says so after 120 s without an answer, and opens when the code comes after all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let come: (part: { default: () => string }) => void = () => undefined;
    const coming = new Promise<{ default: () => string }>((resolve) => {
      come = resolve;
    });
    const Dialog = lazyPart(() => coming);
    render(
      <Suspense fallback={null}>
        <Dialog />
      </Suspense>,
    );
    await act(() => vi.advanceTimersByTimeAsync(119_000));
    expect(messages.get()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(messages.get().map(({ key }) => key)).toEqual(['errors.partWaits']);
    come({ default: () => 'the dialog' });
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('the dialog')).toBeTruthy();
  });

  it('§8 a page without an answer fails, so that its frame offers to load the app again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Page = lazyPage(() => new Promise<{ default: () => string }>(() => undefined));
    render(
      <ErrorBoundary fallbackRender={({ error }) => String(isChunkError(error))}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </ErrorBoundary>,
    );
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(screen.getByText('true')).toBeTruthy();
  });
});
