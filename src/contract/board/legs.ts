import { object, string } from 'yup';
import type { WireLeg } from '../../domain/runs/runLegs';
import { VALIDATION } from '../../resources/schema/messages';
import { answer } from '../answer';
import { callContract } from '../call';

/** Characters of the points of a large day. */
const MOST_CHARACTERS = 60_000;

const points = () => string().max(MOST_CHARACTERS, VALIDATION.maxLength).required(VALIDATION.required);

export const legsCall = callContract({
  method: 'POST',
  path: '/delivery_manifest/legs',
  tags: ['dispatch'],
  summary: 'The drives from some points to others',
  /** Points as encoded polylines (1e5): thousands of them are one short text. */
  body: object({ from: points(), to: points() }),
  /** A row per point of departure; none when this server has no roads. */
  answer: answer<{ legs: WireLeg[][] }>({ legs: 'list' }),
});
