/** A provider's rate: so many messages a second, and no burst beyond one second's worth. */
export interface TokenBucket {
  readonly perSecond: number;
  readonly tokens: number;
  /** Milliseconds of the same clock as `now`. */
  readonly at: number;
}

export function fullBucket(perSecond: number, now: number): TokenBucket {
  return { perSecond, tokens: perSecond, at: now };
}

function filled({ perSecond, tokens, at }: TokenBucket, now: number): TokenBucket {
  const gained = (Math.max(0, now - at) / 1000) * perSecond;
  return { perSecond, tokens: Math.min(perSecond, tokens + gained), at: now };
}

/** Takes up to so many: those that may leave now, and how long until the next one may. */
export function takeTokens(
  bucket: TokenBucket,
  wanted: number,
  now: number,
): { bucket: TokenBucket; taken: number; waitMs: number } {
  const full = filled(bucket, now);
  const taken = Math.min(wanted, Math.floor(full.tokens));
  const tokens = full.tokens - taken;
  const waitMs = tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / full.perSecond) * 1000);
  return { bucket: { ...full, tokens }, taken, waitMs };
}
