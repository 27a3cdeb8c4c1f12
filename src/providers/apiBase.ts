/**
 * Base path of the API; another server that implements the specification can be set at build time
 * (contract.md).
 */
export const API_BASE: string =
  (import.meta.env.VITE_API_URL as string | undefined)?.replace(/\/$/, '') ?? '/api';
