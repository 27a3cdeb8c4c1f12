import type { FastifyReply, FastifyRequest } from 'fastify';
import { INBOX_BATCH_MAX } from '../../../src/domain/imports/inbox';
import { FhirElement, type FhirIssue } from '../../../src/domain/fhir/fhirElement';
import { operationOutcome } from '../../../src/domain/fhir/operationOutcome';
import type { FhirOrder } from '../../../src/domain/fhir/fhirOrder';
import { readResource, type OrderResource } from '../../../src/domain/fhir/readResource';
import { writeResource } from '../../../src/domain/fhir/writeResources';
import type { InboxResult } from '../../../src/domain/imports/inboxView';
import { refusalOf } from '../../platform/plugins/errorHandler';
import { ApiError, SERVER_CODE } from '../../platform/plugins/errors';
import type { CommandAnswer, SentAnswer } from '../../platform/plugins/idempotency';

/** The media type of FHIR's resources (http://hl7.org/fhir/R4/http.html#mime-type). */
export const FHIR_TYPE = 'application/fhir+json';

declare module 'fastify' {
  interface FastifyRequest {
    /** Orders that came as FHIR, each with its resource's type; null: in our own form. */
    fhir: {
      orders: readonly FhirOrder[];
      types: readonly OrderResource[];
      isBundle: boolean;
      zone: string;
    } | null;
  }
}

/** Whether a caller speaks FHIR: what it sends, or what it asks for. */
export function speaksFhir({ headers }: FastifyRequest): boolean {
  return [headers['content-type'], headers.accept].some((type) => type?.includes(FHIR_TYPE));
}

/** A resource cannot be taken; each issue names its element. */
export class WrongResource extends ApiError {
  constructor(readonly issues: readonly FhirIssue[]) {
    super(422, SERVER_CODE.validation, 'The resource cannot be taken');
  }
}

/**
 * One SupplyRequest or SupplyDelivery, or the ones of a Bundle. Throws `WrongResource`, and takes nothing when one of them
 * is wrong.
 */
export function readFhirOrders(body: unknown, zone: string): NonNullable<FastifyRequest['fhir']> {
  const issues: FhirIssue[] = [];
  const resource = new FhirElement(body, 'Bundle', issues);
  const isBundle = resource.text('resourceType') === 'Bundle';
  const entries = isBundle ? resource.list('entry') : [];
  if (isBundle && entries.length === 0)
    resource.child('entry').complain('required', 'SupplyRequests or SupplyDeliveries');
  if (entries.length > INBOX_BATCH_MAX)
    resource.child('entry').complain('value', `At most ${INBOX_BATCH_MAX} entries`);
  const read = isBundle
    ? entries.slice(0, INBOX_BATCH_MAX).map((entry) => {
        const { value, path } = entry.child('resource');
        return readResource(value, zone, path);
      })
    : [readResource(body, zone)];
  const all = [...issues, ...read.flatMap((each) => each.issues)];
  if (all.length > 0) throw new WrongResource(all);
  return { orders: read.map(({ order }) => order), types: read.map(({ type }) => type), isBundle, zone };
}

/** What was taken, as resources with the numbers of their entries. */
function fhirAnswer(
  { orders, types, isBundle, zone }: NonNullable<FastifyRequest['fhir']>,
  results: readonly InboxResult[],
): object {
  const entries = orders.map((order, index) => {
    const { id = 0, result } = results[index] ?? {};
    return {
      response: { status: result === 'same' ? '200' : '201' },
      resource: writeResource(types[index] ?? 'SupplyRequest', order, id, zone),
    };
  });
  const [single] = entries;
  if (!isBundle && single) return single.resource;
  return { resourceType: 'Bundle', type: 'batch-response', entry: entries };
}

/** Sends what was taken in the caller's own form. */
export function sendFhir<Body extends { results: InboxResult[] }>(
  reply: FastifyReply,
  fhir: NonNullable<FastifyRequest['fhir']>,
  { status, body }: CommandAnswer<Body>,
): SentAnswer<Body> {
  const sent: unknown = reply
    .code(status)
    .type(`${FHIR_TYPE}; charset=utf-8`)
    .send(fhirAnswer(fhir, body.results));
  return sent as SentAnswer<Body>;
}

function issuesOf(refusal: ApiError): readonly FhirIssue[] {
  if (refusal instanceof WrongResource) return refusal.issues;
  const code =
    refusal.httpStatus === 401 ? 'security' : refusal.httpStatus === 429 ? 'throttled' : 'processing';
  return [{ code, expression: null, diagnostics: refusal.message }];
}

/** Errors of these routes, as an OperationOutcome for whoever speaks FHIR; others get our own form. */
export function answerFhirError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  // Not ours to say: the general answer logs it.
  if (!refusal || !speaksFhir(request)) throw error;
  return reply
    .code(refusal.httpStatus)
    .headers({ 'cache-control': 'no-store', ...refusal.details.headers })
    .type(`${FHIR_TYPE}; charset=utf-8`)
    .send(operationOutcome(issuesOf(refusal)));
}
