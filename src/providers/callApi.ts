import { callPath, type AnswerOf, type CallContract, type InputOf } from '../contract/call';
import { request, type Answer, type RequestOptions } from './http';

/** Options of one call; method, body and shape come from the contract. */
export type CallOptions = Omit<RequestOptions, 'method' | 'body' | 'shape'>;

interface Input {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * One call of the API by its contract. Throws `HttpError`, shown to the user unless `toast` is false, as `request`
 * does; also for an answer without the fields that the contract requires.
 */
export async function callApi<Contract extends CallContract>(
  contract: Contract,
  input: InputOf<Contract>,
  options: CallOptions = {},
): Promise<Answer<AnswerOf<Contract>>> {
  const { params, query, body } = input as Input;
  const answer = await request(callPath(contract, params, query), {
    ...options,
    method: contract.method,
    body,
    shape: contract.answer.shape,
  });
  return answer as Answer<AnswerOf<Contract>>;
}

/** The answer alone. */
export async function readApi<Contract extends CallContract>(
  contract: Contract,
  input: InputOf<Contract>,
  options: CallOptions = {},
): Promise<AnswerOf<Contract>> {
  return (await callApi(contract, input, { toast: false, ...options })).data;
}
