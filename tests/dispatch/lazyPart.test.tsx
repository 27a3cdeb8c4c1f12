import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from '../../src/providers/lazyPart';
import { clearMessages, messages } from '../../src/providers/messageLog';

afterEach(() => {
  clearMessages();
  vi.useRealTimers();
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
});
