/** Built in by who has one; without it there is no Google map. */
export const GOOGLE_KEY: string = (import.meta.env.VITE_GOOGLE_MAPS_KEY as string | undefined) ?? '';
