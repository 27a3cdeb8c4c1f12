import { sealCodeIn } from '../domain/custody/sealCode';

/**
 * The part of a PDF that is sent: its SHA-256 and the code in it. Null when the browser has no digest, which
 * is on pages without a secure connection.
 */
export async function fingerprintOf(file: Blob): Promise<{ checksum: string; code: string | null } | null> {
  // The type does not include that it can be missing.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = await file.arrayBuffer();
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  const checksum = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { checksum, code: sealCodeIn(new TextDecoder('latin1').decode(bytes)) };
}
