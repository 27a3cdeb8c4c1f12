/**
 * Level of the additive contract: versions, idempotency keys, live changes and calls that the specification leaves open.
 * Sign-in names it; a server that names none speaks the specification alone.
 */
export const CONTRACT_LEVEL = 1;
