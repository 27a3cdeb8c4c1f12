import type { TestServer, TestSession } from './server';

/** The smallest whole PNG: one grey point. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** A PNG that says to be of this size: the header counts, the points are one. */
export function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(PNG);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

/** Posts a form as a browser does: the fields, then the file. */
export async function postForm(
  server: TestServer,
  { url, fields }: UploadForm,
  file: Uint8Array<ArrayBuffer> | Buffer,
  as?: TestSession,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)]), 'picture.png');
  const request = new Response(form);
  return server.app.inject({
    method: 'POST',
    url,
    headers: {
      // The cookie alone, as a form post carries it.
      ...(as ? { cookie: server.headersOf(as).cookie } : {}),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
