import type { FastifyRequest } from 'fastify';
import type { AddressBody } from '../../../src/contract/addresses/addresses';
import { fullAddress } from '../../../src/domain/people/fullName';
import { positionToKeep } from '../../../src/domain/addresses/addressPosition';
import type { Problem } from '../../../src/domain/wire/problem';
import { normaliseAddress, type Address } from '../../../src/resources/addresses/address.resource';
import { zipTable } from '../../outside/geocoding/zipTable';
import { invalid } from '../../platform/plugins/errors';

/** Bodies are put in form before they are checked, as the form in the browser does it. */
export async function putAddressInForm(request: FastifyRequest): Promise<void> {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return;
  request.body = normaliseAddress(body as Record<string, unknown>);
}

/** What only the server's ZIP table knows is wrong. */
export async function zipProblem({
  zipcode,
  state,
}: Pick<AddressBody, 'zipcode' | 'state'>): Promise<Problem | undefined> {
  const place = (await zipTable()).place(zipcode);
  if (!place) return { message: 'addresses.problems.zipUnknown', args: { zipcode } };
  if (place.state === state) return undefined;
  return { message: 'addresses.problems.zipElsewhere', args: { zipcode, state: place.state } };
}

/** Throws 422 at the field. */
export async function assertPlace(body: AddressBody): Promise<void> {
  const problem = await zipProblem(body);
  if (problem) throw invalid({ zipcode: problem });
}

/**
 * The columns of an address as it is to be stored. What the specification's calls name is replaced as a whole; the
 * comment, which they do not know, stays when the body leaves it out.
 */
export function addressColumns(body: AddressBody, before: Address | null) {
  const position = positionToKeep(before, body);
  // A position that went takes the geocoder's words for it along.
  const formatted_address = position.latitude === null ? null : (body.formatted_address ?? null);
  return {
    address: body.address,
    address_1: body.address_1 ?? null,
    city: body.city,
    state: body.state,
    zipcode: body.zipcode,
    gate_code: body.gate_code ?? null,
    comment: body.comment === undefined ? (before?.comment ?? null) : body.comment,
    ...position,
    formatted_address,
    full_address: fullAddress(body),
  };
}
