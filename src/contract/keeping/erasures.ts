import { object, string } from 'yup';
import { MAX_HOLD_REASON } from '../../domain/keeping/legalHold';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';
import { callContract } from '../call';

const PATH = '/erasures/:participantId';
const tags = ['kept data'];

/** Why a person's data cannot be erased now. */
export const ERASURE_OBSTACLES = ['held', 'openDeliveries', 'openImports', 'openOrders', 'erased'] as const;
export type ErasureObstacle = (typeof ERASURE_OBSTACLES)[number];

export interface ErasureView {
  /** Null: nothing stands in the way. */
  obstacle: ErasureObstacle | null;
  deliveries: number;
  /** UTC wire times; null: not erased, or not finished. */
  erased_at: string | null;
  finished_at: string | null;
}

export const erasureCall = callContract({
  method: 'GET',
  path: PATH,
  tags,
  summary: 'Whether a participant’s data can be erased, or were',
  answer: answer<ErasureView>({ deliveries: 'number' }),
});

export const eraseCall = callContract({
  method: 'POST',
  path: PATH,
  tags,
  summary: 'Erase the data of a participant, for good; the name is typed',
  body: object({
    name: string().required(VALIDATION.required).matches(/\S/, VALIDATION.required).max(200),
    reason: string().required(VALIDATION.required).matches(/\S/, VALIDATION.required).max(MAX_HOLD_REASON),
  }),
  answer: answer<{ erased_at: string }>({ erased_at: 'text' }),
});
