import type { ServerContext } from '../../context';
import { denied, expired, malformedForm, tooLarge } from './fileRefusals';
import { pictureTrouble } from './pictureTrouble';
import { assertClean } from './scanner';
import { isSigned } from '../../platform/plugins/signing';

interface ReceivedForm {
  fields: Map<string, string>;
  bytes: Buffer;
}

/** What the policy of a form allows; null when the text is no policy. */
interface Allowed {
  key: string;
  contentType: string;
  maxBytes: number;
  expiresAt: number;
}

/** Throws 400 for anything but a form with exactly one file. */
export async function readForm(body: unknown, contentType: string): Promise<ReceivedForm> {
  if (!Buffer.isBuffer(body)) throw malformedForm();
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null);
  if (!form) throw malformedForm();
  const fields = new Map<string, string>();
  const files: File[] = [];
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') fields.set(name, value);
    else if (name === 'file') files.push(value);
  }
  const [file] = files;
  if (!file || files.length > 1) throw malformedForm();
  return { fields, bytes: Buffer.from(await file.arrayBuffer()) };
}

function readPolicy(document: string): Allowed | null {
  try {
    const { expiration, conditions } = JSON.parse(Buffer.from(document, 'base64').toString()) as {
      expiration: string;
      conditions: [{ key: string }, { 'Content-Type': string }, [string, number, number]];
    };
    const [{ key }, { 'Content-Type': contentType }, [, , maxBytes]] = conditions;
    return { key, contentType, maxBytes, expiresAt: Date.parse(expiration) };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}

/** What a form has brought under its policy. */
interface Received {
  key: string;
  contentType: string;
  bytes: Buffer;
}

/** Enforces the policy of an upload form as S3 would: signature, expiry, key, content type, size. */
export async function checkForm(context: ServerContext, { fields, bytes }: ReceivedForm): Promise<Received> {
  const document = fields.get('policy') ?? '';
  const signature = fields.get('x-signature') ?? '';
  // The signature first: of a policy that is not ours, nothing is read.
  if (!(await isSigned(context, 'upload', document, signature))) throw denied();
  const allowed = readPolicy(document);
  if (!allowed) throw denied();
  if (allowed.expiresAt <= context.clock().getTime()) throw expired();
  if (fields.get('key') !== allowed.key || fields.get('Content-Type') !== allowed.contentType) throw denied();
  if (bytes.length < 1) throw malformedForm();
  if (bytes.length > allowed.maxBytes) throw tooLarge(allowed.maxBytes);
  await assertClean(context, bytes);
  return { key: allowed.key, contentType: allowed.contentType, bytes };
}

/** As `checkForm`, and the bytes are the picture that they say to be. Answers the key and the bytes to keep. */
export async function checkUpload(context: ServerContext, form: ReceivedForm): Promise<Received> {
  const received = await checkForm(context, form);
  const trouble = pictureTrouble(received.bytes, received.contentType);
  if (trouble) throw trouble;
  return received;
}
