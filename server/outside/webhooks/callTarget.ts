import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { CallError } from '../../../src/domain/webhooks/webhookView';
import type { Network } from '../../webhookConfig';
import { reachOf } from './targetAddress';

/** A client's system may be slow, but not hold a place for longer. Milliseconds, from the look-up to the answer. */
export const TARGET_PATIENCE_MS = 15_000;

export interface TargetCall {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  allowed: readonly Network[];
  patienceMs?: number;
}

export interface TargetAnswer {
  http_status: number | null;
  /** Null: taken. */
  error: CallError | null;
  /** Milliseconds. */
  duration: number;
}

/** An address of the target is one that calls may not reach. */
class RefusedTarget extends Error {
  override name = 'RefusedTarget';
  constructor(readonly code: CallError) {
    super(code);
  }
}

function assertReachable(addresses: readonly string[], { url, allowed }: TargetCall): void {
  const reaches = addresses.map((address) => reachOf(address, allowed));
  if (reaches.length === 0 || reaches.includes('refused')) throw new RefusedTarget('privateAddress');
  // Within a network of our own a client's system often has no certificate.
  const isPlain = !url.toLowerCase().startsWith('https:');
  if (isPlain && reaches.includes('public')) throw new RefusedTarget('notHttps');
}

/**
 * Looks a name up and connects to the very addresses that were checked: a second look-up could give others. All of them
 * must be reachable, so that no answer mixes one of ours in.
 */
function checkedLookup(call: TargetCall): LookupFunction {
  return (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, '', 0);
      try {
        assertReachable(
          addresses.map(({ address }) => address),
          call,
        );
      } catch (refusal) {
        return done(refusal as NodeJS.ErrnoException, '', 0);
      }
      const [first] = addresses;
      if (options.all) return done(null, addresses);
      return first ? done(null, first.address, first.family) : done(new RefusedTarget('dns'), '', 0);
    });
  };
}

const DNS_CODES = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'EAI_FAIL', 'EAI_NONAME']);
const TLS_CODE = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|EPROTO$|HOSTNAME_MISMATCH)/;

function errorOf(error: unknown, signal: AbortSignal): CallError {
  if (signal.aborted) return 'timeout';
  if (error instanceof RefusedTarget) return error.code;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (DNS_CODES.has(code)) return 'dns';
  if (code === 'ETIMEDOUT') return 'timeout';
  return TLS_CODE.test(code) ? 'tls' : 'connection';
}

function errorOfStatus(status: number): CallError | null {
  if (status >= 200 && status < 300) return null;
  // An answer from elsewhere is not followed: the second address was never checked.
  return status >= 300 && status < 400 ? 'redirect' : 'refusedStatus';
}

/** The status of the answer; its body is not read. */
function post(call: TargetCall, signal: AbortSignal): Promise<number> {
  const url = new URL(call.url);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A number in the place of a name is never looked up.
  if (isIP(host) !== 0) assertReachable([host], call);
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      method: 'POST',
      headers: { ...call.headers, 'content-length': String(Buffer.byteLength(call.body)) },
      lookup: checkedLookup(call),
      signal,
      agent: false,
    });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    // Also after the answer: the rest of it is cut off.
    request.on('error', reject);
    request.end(call.body);
  });
}

/** One call to a client's system. Does not throw. */
export async function callTarget(call: TargetCall): Promise<TargetAnswer> {
  const began = performance.now();
  const signal = AbortSignal.timeout(call.patienceMs ?? TARGET_PATIENCE_MS);
  const answered = (http_status: number | null, error: CallError | null): TargetAnswer => ({
    http_status,
    error,
    duration: Math.round(performance.now() - began),
  });
  try {
    const status = await post(call, signal);
    return answered(status, errorOfStatus(status));
  } catch (error) {
    return answered(null, errorOf(error, signal));
  }
}
