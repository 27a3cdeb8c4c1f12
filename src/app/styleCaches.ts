import createCache, { type EmotionCache } from '@emotion/cache';
import { directionOf, type Language } from '../domain/wire/languages';
import { createValueStore, useValue } from '../providers/valueStore';
import { cspNonce } from '../ui/cspNonce';
import { useDirection } from '../ui/theme/useDirection';

/**
 * The server writes a new nonce into each page; emotion's style elements need it (content security policy).
 */
const leftToRight = createCache({ key: 'rx', nonce: cspNonce, prepend: true });
const rightToLeft = createValueStore<EmotionCache | null>(null);

/** Fetches, together with the words of a language, what turns the styles of the component library around. */
export async function loadStylesFor(language: Language): Promise<void> {
  if (directionOf(language) === 'ltr' || rightToLeft.get()) return;
  const { createTurnedCache } = await import('./turnedCache');
  rightToLeft.set(createTurnedCache());
}

/** The styles of the page's direction. */
export function useStyleCache(): EmotionCache {
  const turned = useValue(rightToLeft);
  return useDirection() === 'rtl' && turned ? turned : leftToRight;
}
