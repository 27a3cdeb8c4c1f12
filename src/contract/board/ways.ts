import { array, boolean, object, string } from 'yup';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';
import { callContract } from '../call';

/** Chains of one question. */
export const MOST_CHAINS = 30;
/** Characters of a chain: some hundred points. */
const MOST_CHARACTERS = 4_000;

const chain = () => string().max(MOST_CHARACTERS, VALIDATION.maxLength).required(VALIDATION.required);

export const waysCall = callContract({
  method: 'POST',
  path: '/delivery_manifest/ways',
  tags: ['dispatch'],
  summary: 'The lines along streets between the points of chains',
  /** Encoded polylines (1e5); whether times are wanted, which drivers' devices need. */
  body: object({
    chains: array(chain()).min(1).max(MOST_CHAINS).required(VALIDATION.required),
    with_times: boolean().optional(),
  }),
  /**
   * For each chain an encoded polyline from each point to the next; empty where no way leads. None when this server has
   * no roads. `times`: when each point of a polyline is reached, whole seconds since its start.
   */
  answer: answer<{ ways: string[][]; times?: number[][][] }>({ ways: 'list' }),
});
