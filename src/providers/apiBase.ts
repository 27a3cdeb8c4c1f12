/** Where the API answers; another server that speaks the specification can be named at build time (contract.md). */
export const API_BASE: string =
  (import.meta.env.VITE_API_URL as string | undefined)?.replace(/\/$/, '') ?? '/api';
