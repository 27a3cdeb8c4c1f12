/**
 * Level of the additive contract: versions, idempotency keys, live changes and calls that the specification
 * does not define. The sign-in answer contains it; a server that does not send it implements only the
 * specification.
 */
export const CONTRACT_LEVEL = 1;
