/** An answer of `matchMedia` that never changes. */
export const mediaQuery = (media: string, matches: boolean) =>
  ({
    matches,
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;
