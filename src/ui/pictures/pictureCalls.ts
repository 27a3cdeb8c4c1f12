import {
  PICTURE_TYPES,
  pictureLinkCall,
  removePictureCall,
  uploadFormCall,
  type PictureApi,
} from '../../contract/pictures/pictures';
import { readApi } from '../../providers/callApi';
import { HttpError } from '../../providers/http';
import { readHttpError } from '../../providers/httpError';

/** Name of every picture: the id of its object (spec §3, picture files). */
function fileName(id: number): string {
  return `${id}.png`;
}

/** A link that shows the picture for some minutes; null without a picture. */
export async function pictureLink(api: PictureApi, id: number, signal?: AbortSignal): Promise<string | null> {
  const input = { params: { api }, query: { file_name: fileName(id) } };
  return (await readApi(pictureLinkCall, input, { signal }))?.url ?? null;
}

/** Requests a form, then posts the picture with it to the storage. Throws `HttpError`. */
export async function uploadPicture(api: PictureApi, id: number, picture: Blob): Promise<void> {
  const content_type = PICTURE_TYPES.find((type) => type === picture.type);
  const data = await readApi(uploadFormCall, { body: { api, file_name: fileName(id), content_type } });
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
  const input = { params: { api }, query: { file_name: fileName(id) } };
  await readApi(removePictureCall, input, { toast: true });
}
