import { randomFrom, type Random } from '../../server/demo/random';
import { faultOf } from './judge';
import { makeRequest, type FuzzRequest, type Look, type Pool } from './makeRequest';
import type { FuzzAnswer } from './sendRequest';
import { shrink } from './shrink';

/** What is attacked. */
export interface FuzzTarget {
  pool: Pool;
  /** Sends with the session of the request's role, made anew where it has ended. */
  send(request: FuzzRequest): Promise<FuzzAnswer>;
  look: Look;
  /** What went wrong beside the answers since the last call: failed jobs, rejections that nobody heard. */
  troubles(): string[];
  /** Null while `/readyz` says that all is well, otherwise what it says. */
  unready(): Promise<string | null>;
}

export interface FuzzFailure {
  fault: string;
  request: FuzzRequest;
  /** Of the failing request, before it was made smaller. */
  index: number;
  isRepeatable: boolean;
  details: string[];
}

export interface FuzzReport {
  failures: FuzzFailure[];
  /** How often each kind of answer came: 2xx, 4xx. */
  answers: Map<string, number>;
}

const READY_EVERY = 50;

/** A source of chance of its own for each request, so that one can be made again without those before it. */
function chanceOf(seed: number, index: number): Random {
  const random = randomFrom(Math.imul(seed, 2_654_435_761) ^ Math.imul(index + 1, 40_503));
  for (let each = 0; each < 3; each++) random.next();
  return random;
}

const placeOf = ({ method, path }: FuzzRequest) =>
  `${method} ${path.split('?')[0]?.replaceAll(/\/\d+/g, '/:n')}`;

async function failureOf(
  target: FuzzTarget,
  request: FuzzRequest,
  fault: string,
  index: number,
): Promise<FuzzFailure> {
  const details = target.troubles();
  const failsAlike = async (each: FuzzRequest) => faultOf(each, await target.send(each)) === fault;
  const isRepeatable = await failsAlike(request);
  const smallest = isRepeatable ? await shrink(request, failsAlike) : request;
  target.troubles();
  return { fault, request: smallest, index, isRepeatable, details };
}

/**
 * Sends `requests` requests that follow from `seed`, and makes each failure as small as it gets. The same place failing
 * in the same way is told once.
 */
export async function runFuzz(
  target: FuzzTarget,
  {
    requests,
    seed,
    onFailure,
  }: { requests: number; seed: number; onFailure?: (failure: FuzzFailure) => void },
): Promise<FuzzReport> {
  const known = new Set<string>();
  const failures: FuzzFailure[] = [];
  const answers = new Map<string, number>();
  const tell = (failure: FuzzFailure) => {
    failures.push(failure);
    onFailure?.(failure);
  };
  for (let index = 0; index < requests; index++) {
    const request = await makeRequest(chanceOf(seed, index), target.pool, target.look);
    const answer = await target.send(request);
    const kind = answer.status === null ? 'none' : `${Math.floor(answer.status / 100)}xx`;
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
    const troubles = () => target.troubles().join('; ');
    const unready = index % READY_EVERY === 0 ? await target.unready() : null;
    const answered = faultOf(request, answer);
    const beside = answered ? '' : troubles();
    const fault = answered ?? (beside ? `beside the answer: ${beside}` : unready && `not ready: ${unready}`);
    if (!fault) continue;
    const key = `${placeOf(request)} ${fault}`;
    if (known.has(key)) {
      target.troubles();
      continue;
    }
    known.add(key);
    tell(
      answered
        ? await failureOf(target, request, fault, index)
        : { fault, request, index, isRepeatable: false, details: [] },
    );
  }
  return { failures, answers };
}
