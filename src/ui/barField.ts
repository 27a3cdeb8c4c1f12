import { hiddenText } from './hiddenText';

/** Style of a field in a bar of a page, in one row with buttons: its label is read aloud, and stands in it as its placeholder. */
export const barField = { '& .MuiInputLabel-root': hiddenText } as const;
