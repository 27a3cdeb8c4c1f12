import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readMode, showMode } from '../../src/providers/mode';
import { useMode } from '../../src/ui/theme/useMode';

afterEach(() => vi.unstubAllGlobals());

/** A system whose light or dark can be switched while the page is open. */
function fakeSystem() {
  const listeners = new Set<() => void>();
  const media = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => media);
  return (isDark: boolean) => {
    media.matches = isDark;
    listeners.forEach((listener) => listener());
  };
}

it('turns the whole page when the system goes dark meanwhile, unless somebody has chosen', () => {
  localStorage.clear();
  const turn = fakeSystem();
  showMode(readMode());
  const { result, unmount } = renderHook(() => useMode());
  expect(result.current[0]).toBe('light');

  act(() => turn(true));
  expect(result.current[0]).toBe('dark');
  expect(document.documentElement.dataset.mode).toBe('dark');

  act(() => result.current[1]('light'));
  act(() => turn(false));
  act(() => turn(true));
  expect(result.current[0]).toBe('light');
  expect(document.documentElement.dataset.mode).toBe('light');
  unmount();
});
