import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { CONTRACT_LEVEL } from '../../src/domain/wire/contractLevel';
import { MESSAGE_SETS } from '../../src/i18n/messageSets';
import { setBindingToken } from '../../src/providers/binding';
import { clearMessages } from '../../src/providers/messageLog';
import { openMessages } from '../../src/providers/messageSets';
import { flushPreferences } from '../../src/providers/preferences';
import { noteContract } from '../../src/providers/serverContract';
import { mediaQuery } from './mediaQuery';

// Screens are drawn without their route, which brings their words.
for (const set of MESSAGE_SETS) void openMessages(set);

// Files share the modules of their worker: each test begins without a session and without messages. Screens are tested
// against the product's own server, unless a test notes another contract level.
beforeEach(() => {
  noteContract(CONTRACT_LEVEL);
  setBindingToken(null);
  clearMessages();
});

// A busy machine draws late: a wait ends when the thing is there, this is only how long it may take.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out and has no media queries: screens are tested in their widest form.
window.matchMedia ??= (query: string) => mediaQuery(query, query.includes('min-width'));

/** Tells every element once that it is as large as a desk screen: a virtual table draws nothing into no room. */
class DeskResizeObserver implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe(target: Element): void {
    const contentRect = new DOMRect(0, 0, 1280, 800);
    const size = [{ inlineSize: 1280, blockSize: 800 }];
    const entry = {
      target,
      contentRect,
      borderBoxSize: size,
      contentBoxSize: size,
      devicePixelContentBoxSize: size,
    };
    queueMicrotask(() => this.tell([entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver ??= DeskResizeObserver;

afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  // A choice goes to the server a moment later: now, or it would be counted among the calls of a later test.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  await flushPreferences();
  vi.unstubAllGlobals();
});

// The board's queue of renders waits for a frame; the window that would paint it ends with the file.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 50)));
