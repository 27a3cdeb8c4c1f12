import type { ReactElement } from 'react';
import { ConfirmEmailPage } from './ConfirmEmailPage';
import { loadConfirmEmailWords } from './confirmEmailWords';
import type { Spoken } from './useWords';

/** The page with its translations; this module is loaded only for its own URL. */
export async function confirmEmailPage(entry: {
  key: string;
  first: Spoken;
  search: string;
  onLeave: () => void;
}): Promise<ReactElement> {
  const { key, first, search, onLeave } = entry;
  const token = new URLSearchParams(search).get('token') ?? '';
  const firstWords = await loadConfirmEmailWords(first.language);
  return <ConfirmEmailPage key={key} first={first} firstWords={firstWords} token={token} onLeave={onLeave} />;
}
