import { RETENTION_KINDS, type RetentionKind } from '../../domain/keeping/retention';
import { answer } from '../answer';
import { callContract } from '../call';

const PATH = '/kept_data';
const tags = ['kept data'];

/** What a night has removed of one kind. UTC wire times. */
export interface RetentionRound {
  started_at: string;
  /** Null: it is at work. */
  finished_at: string | null;
  /** Older than this went. */
  until: string;
  removed: number;
}

export interface KeptKindView {
  kind: RetentionKind;
  /** The setting of its kind. */
  days: number;
  last: RetentionRound | null;
}

export const keptDataCall = callContract({
  method: 'GET',
  path: PATH,
  tags,
  summary: 'How long each kind of data is kept, and what the last night removed',
  answer: answer<{ kinds: KeptKindView[] }>({ kinds: [{ kind: 'text', days: 'number' }] }),
});

export interface OldDataCount {
  kind: RetentionKind;
  days: number;
  count: number;
}

export const countOldCall = callContract({
  method: 'GET',
  path: `${PATH}/:kind/old`,
  params: { kind: RETENTION_KINDS },
  tags,
  summary: 'How much of a kind the next night removes',
  answer: answer<OldDataCount>({ kind: 'text', days: 'number', count: 'number' }),
});
