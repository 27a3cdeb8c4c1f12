import { HttpError, request } from '../../providers/http';
import { readHttpError } from '../../providers/httpError';

/** Records that can have a picture, by their name in the presigned calls (spec §7). */
export type PictureApi = 'employees' | 'users' | 'address';

interface UploadForm {
  url: string;
  fields: Readonly<Record<string, string>>;
}

/** Name of every picture: the id of its object (spec §3, picture files). */
function fileName(id: number): string {
  return `${id}.png`;
}

/** A link that shows the picture for some minutes; null without a picture. */
export async function pictureLink(api: PictureApi, id: number, signal?: AbortSignal): Promise<string | null> {
  const { data } = await request<{ url?: string | null } | null>(
    `/presigned/${api}?file_name=${fileName(id)}`,
    {
      signal,
      toast: false,
    },
  );
  // Other servers may not support the call.
  return data?.url ?? null;
}

/** Requests a form, then posts the picture with it to the storage. Throws `HttpError`. */
export async function uploadPicture(api: PictureApi, id: number, picture: Blob): Promise<void> {
  const { data } = await request<UploadForm>('/presigned', {
    method: 'POST',
    body: { api, file_name: fileName(id), content_type: picture.type },
    toast: false,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(data.fields)) form.append(name, value);
  form.append('file', picture, fileName(id));
  const answer = await fetch(data.url, { method: 'POST', body: form }).catch((cause: unknown) => {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new HttpError({ status: 0, statusCode: null, message });
  });
  if (!answer.ok) throw readHttpError(answer, await answer.text());
}

export async function removePicture(api: PictureApi, id: number): Promise<void> {
  await request(`/presigned/${api}?file_name=${fileName(id)}`, { method: 'DELETE' });
}
