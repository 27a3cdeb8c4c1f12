import { vi } from 'vitest';

/** A canvas that takes every stroke, in an environment that draws nothing. Returns what was written on it. */
export function fakeCanvas(): { texts: string[] } {
  const texts: string[] = [];
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name) => {
        if (name === 'measureText') return () => ({ width: 10 });
        return name === 'fillText' ? (text: string) => texts.push(text) : () => undefined;
      },
      set: () => true,
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.stubGlobal('Path2D', vi.fn());
  return { texts };
}
