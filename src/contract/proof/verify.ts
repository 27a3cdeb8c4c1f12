import type { SealVerdict } from '../../domain/stops/proofView';
import { answer } from '../answer';
import { callContract, typed } from '../call';

/** A code, or the SHA-256 of a file: the document, and the patient in it, need not leave the reader's machine. */
export const verifyCall = callContract({
  method: 'POST',
  path: '/verify',
  tags: ['proof'],
  summary: 'Whether a printed proof is ours, unchanged',
  body: typed<{ code?: string | null; checksum?: string | null }>(),
  answer: answer<SealVerdict>({ result: 'text' }),
});
