import { sealCodeIn } from '../domain/custody/sealCode';

/**
 * What of a PDF is sent: its SHA-256 and the code that stands in it. Null where the browser offers no digest, which is
 * on pages that did not come over a secure connection.
 */
export async function fingerprintOf(file: Blob): Promise<{ checksum: string; code: string | null } | null> {
  // Types say that it is always there.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = await file.arrayBuffer();
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  const checksum = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { checksum, code: sealCodeIn(new TextDecoder('latin1').decode(bytes)) };
}
